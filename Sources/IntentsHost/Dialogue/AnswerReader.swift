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
        values = IntentValueReader(
            locale: configuration.locale,
            timeZone: configuration.timeZone,
            now: configuration.now,
            contacts: ContactDirectory(configuration.contacts)
        )
    }

    /// Returns whether words mean yes or no; `nil` if they mean neither.
    func truth(of words: String) -> Bool? {
        if Self.forms(of: words).contains(where: phrases.yesWords.contains) { return true }
        return Self.forms(of: words).contains(where: phrases.noWords.contains) ? false : nil
    }

    /// Returns the index of the choice that words name; `nil` if they don't name exactly one.
    ///
    /// People name a choice by its title or another of its names, by a part of the title that no other choice has, or by its
    /// position, such as "the second one".
    func choice(_ words: String, among choices: [IntentQuestion.Choice]) -> Int? {
        let exact = Self.normalized(words)
        let matches = choices.indices.filter { index in
            choices[index].names.contains { Self.normalized($0) == exact }
        }
        if let match = matches.first { return matches.count == 1 ? match : nil }

        if let position = values.spoken?.position(words, of: choices.count) { return position }
        let wanted = Phrase(words).normalized.split(separator: " ")
        let partial = choices.indices.filter { index in
            choices[index].names.contains { name in
                let own = Phrase(name).normalized.split(separator: " ")
                return !wanted.isEmpty && wanted.allSatisfy(own.contains)
            }
        }
        return partial.count == 1 ? partial[0] : nil
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

extension IntentQuestion.Choice {
    /// The words that name the choice.
    fileprivate var names: [String] { [title] + otherNames }
}
