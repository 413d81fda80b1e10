public import Intents

/// The shortcuts that a phrase means.
public struct PhraseMatches {
    /// A shortcut that a phrase means.
    public struct Match {
        /// The shortcut.
        public let shortcut: INShortcut
        /// The user's voice shortcut; `nil` where only the app suggests the phrase.
        public let voiceShortcut: INVoiceShortcut?
    }

    /// What was said.
    public let phrase: String
    /// The shortcuts, the one to run first: of several voice shortcuts, the one that was added last.
    public let all: [Match]

    /// The shortcut to run.
    public var best: Match? { all.first }

    /// Whether the phrase means several shortcuts.
    public var isTied: Bool { all.count > 1 }

    /// Looks a phrase up: one that is equal after normalisation. Nothing is guessed.
    ///
    /// - Parameters:
    ///   - phrase: What was said.
    ///   - voiceShortcuts: The user's, the one that was added first first.
    ///   - suggestions: The app's, whose suggested phrases count where none of the user's does; none for not at all.
    public init(_ phrase: String, in voiceShortcuts: [INVoiceShortcut], suggestions: [INShortcut] = []) {
        self.phrase = phrase
        let said = Phrase(phrase)
        func means(_ text: String?) -> Bool { !said.isEmpty && text.map(Phrase.init) == said }
        let own = voiceShortcuts.reversed().filter { means($0.invocationPhrase) }
        if own.isEmpty {
            all = suggestions.filter { means($0.suggestedPhrase) }.map { Match(shortcut: $0, voiceShortcut: nil) }
        } else {
            all = own.map { Match(shortcut: $0.shortcut, voiceShortcut: $0) }
        }
    }
}

extension INShortcut {
    fileprivate var suggestedPhrase: String? {
        switch self {
        case .intent(let intent): intent.suggestedInvocationPhrase
        case .userActivity(let activity): activity.suggestedInvocationPhrase
        }
    }
}
