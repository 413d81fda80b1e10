/// A finding about an input: the problem, its place and what to do.
///
/// A message starts in lower case, ends without a full stop, puts text from the user in single quotes, and says what is
/// valid or what to do next.
package struct Diagnostic: Hashable, Sendable {
    /// The severity of a finding.
    package enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The input can't be compiled.
        case error
        /// The input compiles, but probably not to the result that its author wants.
        case warning
        /// The input is fine, but there is something worth knowing.
        case note
    }

    /// A related place of a finding, such as the first of two equal names, with an explanation.
    package struct Note: Hashable, Sendable {
        /// The explanation.
        package var message: String
        /// The place.
        package var location: SourceLocation

        /// Creates a note.
        package init(_ message: String, at location: SourceLocation) {
            self.message = message
            self.location = location
        }
    }

    /// The subject, languages and keys of a finding about translations.
    package struct Topic: Hashable, Sendable {
        /// The subject that several findings share. Findings of one rule and severity with equal subjects are shown as
        /// one; `nil` if the finding is always shown by itself.
        package var subject: String?
        /// The languages.
        package var languages: [String]
        /// The translation keys.
        package var keys: [String]

        /// Creates a topic.
        package init(_ subject: String? = nil, languages: [String?] = [], keys: [String] = []) {
            self.subject = subject
            self.languages = languages.compactMap(\.self)
            self.keys = keys
        }
    }

    /// The kind of finding.
    package var id: ID
    /// The severity.
    package var severity: Severity
    /// The problem and what to do about it.
    package var message: String
    /// The location.
    package var location: SourceLocation
    /// Related places.
    package var notes: [Note]
    /// The fix-its, the best first.
    package var fixIts: [FixIt]
    /// The subject of a finding about translations.
    package var topic: Topic?
    /// The findings that this one represents, sorted; empty for a finding that represents itself.
    package var parts: [Part] = []

    /// Creates a diagnostic.
    package init(
        _ severity: Severity,
        _ id: ID,
        message: String,
        at location: SourceLocation,
        notes: [Note] = [],
        fixIts: [FixIt] = [],
        topic: Topic? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fixIts = fixIts
        self.topic = topic
    }
}

extension Diagnostic {
    /// A finding that another one represents.
    package struct Part: Hashable, Sendable {
        /// The problem.
        package var message: String
        /// The location.
        package var location: SourceLocation
        /// The languages and translation keys that it is about.
        package var topic: Topic

        /// Creates a part.
        package init(_ message: String, at location: SourceLocation, about topic: Topic) {
            self.message = message
            self.location = location
            self.topic = topic
        }
    }
}
