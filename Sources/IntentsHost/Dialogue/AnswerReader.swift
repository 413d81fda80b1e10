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
        if Self.forms(of: words).contains(where: phrases.yesWords.contains) { return true }
        return Self.forms(of: words).contains(where: phrases.noWords.contains) ? false : nil
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
        Self.forms(of: words).contains(where: phrases.cancelWords.contains)
    }

    /// The forms in which a phrase's words are compared: as they are, and without punctuation and differences of width.
    private static func forms(of words: String) -> [String] {
        guard words.utf8.count <= wordLimit else { return [] }
        return [normalised(words), Phrase(words).normalized]
    }

    /// No word for yes, no or giving up is longer, in bytes.
    private static let wordLimit = 1_000

    /// Words without regard to case and outer spaces.
    private static func normalised(_ words: String) -> String {
        words.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
