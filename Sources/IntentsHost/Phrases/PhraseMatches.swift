public import Intents

/// The shortcuts that have a phrase.
public struct PhraseMatches {
    /// A shortcut that has a phrase.
    public struct Match {
        /// The shortcut.
        public let shortcut: INShortcut
        /// The user's voice shortcut; `nil` if only the app suggests the phrase.
        public let voiceShortcut: INVoiceShortcut?
    }

    /// The phrase that the user said.
    public let phrase: String
    /// The shortcuts, starting with the one to run: the voice shortcut that was added last.
    public let all: [Match]

    /// The shortcut to run.
    public var best: Match? { all.first }

    /// The user's voice shortcuts that have the phrase, starting with the one that was added last.
    public var voiceShortcuts: [INVoiceShortcut] { all.compactMap(\.voiceShortcut) }

    /// Whether several shortcuts have the phrase.
    public var isTied: Bool { all.count > 1 }

    /// The message for developers if several shortcuts have the phrase.
    var tie: String? {
        isTied ? "\(all.count) shortcuts have the phrase '\(phrase)'; the one added last is used" : nil
    }

    /// Finds the shortcuts whose phrases are equal to a phrase after normalization.
    ///
    /// - Parameters:
    ///   - phrase: The phrase that the user said.
    ///   - voiceShortcuts: The user's voice shortcuts, starting with the one that was added first.
    ///   - suggestions: The app's suggested shortcuts. Their suggested phrases count only if none of the voice
    ///     shortcuts has the phrase.
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
