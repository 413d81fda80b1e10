public import Foundation

/// The type of a parameter or property.
public struct IntentValueType: Sendable {
    /// What one value is.
    public enum Element: Sendable {
        /// A text.
        case string
        /// A whole number.
        case integer
        /// A number.
        case decimal
        /// A truth value.
        case boolean
        /// A number of seconds.
        case timeInterval
        /// A date or a part of one.
        case dateComponents
        /// An address.
        case url
        /// A file.
        case file
        /// A person.
        case person
        /// A place.
        case placemark
        /// An amount of money.
        case currencyAmount
        /// A way to pay.
        case paymentMethod
        /// A text with a hint on how it is said.
        case speakableString
        /// A span between two dates.
        case dateComponentsRange
        /// A mass, length, temperature, speed, volume or energy, by the class of its units.
        case measurement(Dimension.Type)
        /// A case of an enum.
        case enumeration(any IntentMetadataEnumeration.Type)
        /// An object of a custom type.
        case object(INObject.Type)
    }

    /// What one value is.
    public var element: Element
    /// Whether there can be several values.
    public var isList: Bool

    /// Creates a type.
    public init(_ element: Element, isList: Bool = false) {
        self.element = element
        self.isList = isList
    }
}
