/// A reason for refusing a value.
public struct IntentUnsupportedReason: Sendable {
    /// The number of the reason, from 1: its raw value in the generated enum.
    public let code: Int
    /// The name of the reason.
    public let name: String
    /// The spoken text.
    public let text: IntentText?
}
