/// A default value in a definition.
public enum IntentValueConstant: Hashable, Sendable {
    /// A text.
    case string(IntentText)
    /// A number.
    case number(Double)
    /// True or false.
    case boolean(Bool)
    /// A case of an enum, by its raw value.
    case enumeration(Int)
}
