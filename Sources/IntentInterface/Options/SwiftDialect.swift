/// A form of generated Swift.
package enum SwiftDialect: String, Hashable, Sendable, CaseIterable {
    /// The declarations of Apple's own compiler, for Apple's platforms.
    case apple
    /// The same programming interface without Objective-C, with the definition's facts, for other platforms.
    case portable
    /// Both forms in one file, of which each platform compiles its own.
    case universal

    /// Whether a definition also generates the list of its intents.
    package var listsIntents: Bool { self != .apple }
}
