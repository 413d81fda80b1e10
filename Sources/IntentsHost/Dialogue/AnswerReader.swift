import Intents

/// Understands the user's words.
final class AnswerReader: Sendable {
    let phrases: IntentHostPhrases
    let values: IntentValueReader

    init(_ configuration: IntentHostConfiguration) {
        phrases = configuration.phrases
        values = IntentValueReader(locale: configuration.locale, timeZone: configuration.timeZone)
    }

    /// Yes or no; `nil` where the words say neither.
    func truth(of words: String) -> Bool? {
        let words = Self.normalised(words)
        if phrases.yesWords.contains(words) { return true }
        return phrases.noWords.contains(words) ? false : nil
    }

    /// The choice that words name; `nil` where they name none or several.
    func choice(_ words: String, among choices: [IntentQuestion.Choice]) -> Int? {
        let words = Self.normalised(words)
        let matches = choices.indices.filter { index in
            ([choices[index].title] + choices[index].otherNames).contains { Self.normalised($0) == words }
        }
        return matches.count == 1 ? matches[0] : nil
    }

    /// Whether the user gives up.
    func givesUp(_ words: String) -> Bool {
        phrases.cancelWords.contains(Self.normalised(words))
    }

    /// Words without regard to case and outer spaces.
    private static func normalised(_ words: String) -> String {
        words.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
