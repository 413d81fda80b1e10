/// The uses of an intent.
public struct IntentTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: Int

    /// Creates a set of traits from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// People can set the intent up and add it to a shortcut.
    public static let configurable = IntentTraits(rawValue: 1 << 0)
    /// The user must confirm the intent before it is handled.
    public static let confirmed = IntentTraits(rawValue: 1 << 1)
    /// The intent can configure a widget.
    public static let widget = IntentTraits(rawValue: 1 << 2)
    /// The intent is never suggested.
    public static let unsuggested = IntentTraits(rawValue: 1 << 3)
    /// The intent exists only for old shortcuts.
    public static let deprecated = IntentTraits(rawValue: 1 << 4)
    /// The intent is one of the system's own.
    public static let system = IntentTraits(rawValue: 1 << 5)
}
