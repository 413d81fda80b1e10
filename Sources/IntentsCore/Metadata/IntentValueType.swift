public import Foundation

/// The type of a parameter or property.
public struct IntentValueType: Sendable {
    /// The type of a single value.
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
        /// A URL.
        case url
        /// A file.
        case file
        /// A person.
        case person
        /// A place.
        case placemark
        /// An amount of money.
        case currencyAmount
        /// A payment method.
        case paymentMethod
        /// A text with a hint on its pronunciation.
        case speakableString
        /// A range between two dates.
        case dateComponentsRange
        /// A mass, length, temperature, speed, volume or energy, by the class of its units.
        case measurement(Dimension.Type)
        /// A case of an enum.
        case enumeration(any IntentMetadataEnumeration.Type)
        /// An object of a custom type.
        case object(INObject.Type)
        /// A set of options of a system intent.
        case options(any IntentMetadataOptions.Type)
        /// An object of the framework or of Foundation that no definition can name.
        case framework(NSObject.Type)
    }

    /// The type of a single value.
    public var element: Element
    /// Whether the value is a list.
    public var isList: Bool

    /// Creates a type.
    public init(_ element: Element, isList: Bool = false) {
        self.element = element
        self.isList = isList
    }
}
