/// A reason for which a handler can refuse a value.
public struct IntentUnsupportedReason: Sendable {
    /// The reason's number, from 1: the raw value of the generated enum.
    public let code: Int
    /// The reason's name.
    public let name: String
    /// What is said.
    public let text: IntentText?
}
