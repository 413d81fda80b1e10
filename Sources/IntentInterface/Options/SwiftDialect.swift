/// A form of generated Swift.
package enum SwiftDialect: String, Hashable, Sendable, CaseIterable {
    /// The declarations of Apple's own compiler, for Apple's platforms.
    case apple
    /// The same programming interface without Objective-C, with the definition's facts, for other platforms.
    case portable
    /// Both forms in one file; each platform compiles its own.
    case universal

    /// Whether a list of the definition's intents is also generated.
    package var listsIntents: Bool { self != .apple }
}
