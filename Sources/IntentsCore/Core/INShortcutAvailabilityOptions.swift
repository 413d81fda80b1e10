/// The situations in which a shortcut can be offered.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    /// The bits of the situations.
    public let rawValue: UInt

    /// Creates a set of situations from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Mindfulness before sleep.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    /// A journal before sleep.
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    /// Music before sleep.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    /// Podcasts before sleep.
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    /// Reading before sleep.
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    /// Wrapping up the day before sleep.
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    /// Yoga and stretching before sleep.
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}
