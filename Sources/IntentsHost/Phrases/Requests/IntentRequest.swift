public import Intents

/// The request that a phrase means.
public struct IntentRequest {
    /// The source of a request.
    public enum Source: Hashable, Sendable {
        /// The user's voice shortcut.
        case voiceShortcut
        /// A sentence for one of the app's intents.
        case sentence
        /// The phrase that the app suggests for a shortcut.
        case suggestion
    }

    /// The phrase.
    public let phrase: String
    /// The source of the request.
    public let source: Source
    /// The intent or activity.
    public let shortcut: INShortcut

    /// The intent; `nil` if the phrase stands for an activity.
    public var intent: INIntent? { shortcut.intent }
}
