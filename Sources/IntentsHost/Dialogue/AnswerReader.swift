import Intents

/// A reader of the user's words.
final class AnswerReader: Sendable {
    let phrases: IntentHostPhrases
    let values: IntentValueReader
    /// The words that the app teaches the operating system.
    let vocabulary: IntentVocabulary

    init(_ configuration: IntentHostConfiguration) {
        phrases = configuration.phrases
        vocabulary = configuration.vocabulary
        values = IntentValueReader(locale: configuration.locale, timeZone: configuration.timeZone)
    }

    /// Returns whether words mean yes or no; `nil` if they mean neither.
    func truth(of words: String) -> Bool? {
        if Self.forms(of: words).contains(where: phrases.yesWords.contains) { return true }
        return Self.forms(of: words).contains(where: phrases.noWords.contains) ? false : nil
    }

    /// Returns the index of the choice that words name; `nil` if they don't name exactly one.
    func choice(_ words: String, among choices: [IntentQuestion.Choice]) -> Int? {
        let words = Self.normalized(words)
        let matches = choices.indices.filter { index in
            ([choices[index].title] + choices[index].otherNames).contains { Self.normalized($0) == words }
        }
        return matches.count == 1 ? matches[0] : nil
    }

    /// Returns whether words mean that the user gives up.
    func givesUp(_ words: String) -> Bool {
        Self.forms(of: words).contains(where: phrases.cancelWords.contains)
    }

    /// Returns the forms of words that are compared: the words themselves, and the words without punctuation and
    /// differences of width.
    private static func forms(of words: String) -> [String] {
        guard words.utf8.count <= wordLimit else { return [] }
        return [normalized(words), Phrase(words).normalized]
    }

    /// The length, in bytes, that words for yes, no or giving up don't exceed.
    private static let wordLimit = 1_000

    /// Returns words in lower case and without outer spaces.
    private static func normalized(_ words: String) -> String {
        words.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }
}
