/// The properties that identify a finding even if its line moves.
package struct Fingerprint: Hashable, Sendable {
    /// The id of the rule.
    package var rule: String
    /// The path of the file, relative to a folder that does not depend on where the tool runs.
    package var path: String
    /// The element that the finding is about: a part of a definition, or the key of a table entry.
    package var element: String?
    /// The language that the finding is about, if it is one of several similar findings.
    package var language: String?
    /// The translation key that the finding is about, if it is one of several similar findings.
    package var key: String?
    /// The message, which distinguishes findings in files without elements.
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

    /// The texts in their order of precedence for sorting.
    private var texts: [String] { [path, rule] + [element, language, key, message].map { $0 ?? "" } }
}

extension Fingerprint: Comparable {
    /// Orders fingerprints by file, so that entries for one file stay together.
    package static func < (first: Fingerprint, second: Fingerprint) -> Bool {
        first.texts.lexicographicallyPrecedes(second.texts)
    }
}
