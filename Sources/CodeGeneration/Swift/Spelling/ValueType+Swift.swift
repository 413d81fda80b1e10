import IntentInterface

extension ValueType {
    /// The type of a property, such as `[String]?`.
    var swiftProperty: String {
        isOptional ? swiftValue + "?" : swiftValue
    }

    /// The type of a value that is there, such as `[String]`.
    var swiftValue: String {
        isArray ? "[\(swiftListElement)]" : swiftElement
    }

    /// The type of an array of such values.
    var swiftList: String { "[\(swiftListElement)]" }

    /// The type of a value in a collection of options. Collections hold objects, so it is the class behind a Swift
    /// value.
    var swiftCollectionElement: String {
        if case .basic(let basic) = element { return basic.frameworkType.objectName }
        return swiftListElement
    }

    /// The type of one value.
    private var swiftElement: String {
        switch element {
        case .basic(let basic): basic.frameworkType.swiftSpelling
        case .enumeration(let name), .object(let name): name.swiftType
        case .anyObject: "INObject"
        }
    }

    /// The type of one value in a list: an enum's values are numbers there, since a list holds objects.
    private var swiftListElement: String {
        if case .enumeration = element { return "NSNumber" }
        return swiftElement
    }
}

extension FrameworkType {
    /// The type of a value.
    fileprivate var swiftSpelling: String {
        unitName.map { "\(valueName)<\($0)>" } ?? valueName
    }
}
