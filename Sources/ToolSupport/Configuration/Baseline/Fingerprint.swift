/// What tells a finding apart from others, wherever its line moves to.
package struct Fingerprint: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The path of the file, relative to a folder that does not depend on where the tool runs.
    package var path: String
    /// The element that the finding is about: a part of a definition, or the key of an entry in a table.
    package var element: String?
    /// The language that the finding is about, if it is one of several alike.
    package var language: String?
    /// The translation key that the finding is about, if it is one of several alike.
    package var key: String?
    /// The message, which tells findings apart in files that have no elements.
    package var message: String?

    /// Creates a fingerprint.
    package init(
        rule: String,
        path: String,
        element: String? = nil,
        language: String? = nil,
        key: String? = nil,
        message: String? = nil
    ) {
        self.rule = rule
        self.path = path
        self.element = element
        self.language = language
        self.key = key
        self.message = message
    }

    /// The texts in the order in which fingerprints are sorted.
    private var texts: [String] { [path, rule] + [element, language, key, message].map { $0 ?? "" } }
}

extension Fingerprint: Comparable {
    /// Orders fingerprints by their files, so that what changes in one file stays together.
    package static func < (first: Fingerprint, second: Fingerprint) -> Bool {
        first.texts.lexicographicallyPrecedes(second.texts)
    }
}
