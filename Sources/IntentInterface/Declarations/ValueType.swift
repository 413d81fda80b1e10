/// The type of a property.
package struct ValueType: Hashable, Sendable {
    /// The type of one value.
    package var element: Element
    /// Whether the property holds a list.
    package var isArray: Bool

    /// Creates a type.
    package init(_ element: Element, isArray: Bool = false) {
        self.element = element
        self.isArray = isArray
    }

    /// The type of one value.
    package enum Element: Hashable, Sendable {
        /// A value of the framework.
        case basic(Basic)
        /// An enum of the file, by its class name.
        case enumeration(String)
        /// An object type of the file, by its class name.
        case object(String)
        /// An object without a declared type.
        case anyObject
        /// A type of the runtime that no definition can name, as Swift spells the whole property's type.
        case native(String)
    }

    /// The values of the framework, by their names in the file.
    package enum Basic: String, Hashable, Sendable, CaseIterable {
        case string = "String"
        case integer = "Integer"
        case decimal = "Decimal"
        case boolean = "Boolean"
        case timeInterval = "TimeInterval"
        case dateComponents = "DateComponents"
        case url = "URL"
        case file = "File"
        case person = "Person"
        case placemark = "Placemark"
        case currencyAmount = "CurrencyAmount"
        case paymentMethod = "PaymentMethod"
        case speakableString = "SpeakableString"
        case dateComponentsRange = "DateComponentsRange"
        case mass = "Mass"
        case length = "Length"
        case temperature = "Temperature"
        case speed = "Speed"
        case volume = "Volume"
        case energy = "Energy"
    }

    /// Whether the value is optional. Only a single enum value isn't, because an enum has a case for no value.
    package var isOptional: Bool {
        switch element {
        case .enumeration: isArray
        case .native(let spelling): spelling.hasSuffix("?")
        case .basic, .object, .anyObject: true
        }
    }
}

extension ValueType {
    /// The result class for resolving one value of the type. A list of values is resolved by a list of results.
    package var resultClassName: String {
        switch element {
        case .basic(.integer): "INIntegerResolutionResult"
        case .basic(.decimal): "INDoubleResolutionResult"
        case .basic(let basic): "IN\(basic.rawValue)ResolutionResult"
        case .enumeration(let className), .object(let className): Self.resultClassName(of: className)
        case .anyObject: "INObjectResolutionResult"
        case .native: "INIntentResolutionResult"
        }
    }

    /// Returns the result class of an enum or an object type of the file.
    static func resultClassName(of className: String) -> String {
        className + "ResolutionResult"
    }
}
