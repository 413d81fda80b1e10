/// One finding about an input: what is wrong, where, and what to do about it.
///
/// A message starts in lower case, ends without a full stop, sets text from the user in single quotes, and says what
/// is valid or what to do next.
package struct Diagnostic: Hashable, Sendable {
    /// How serious a finding is.
    package enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The input cannot be compiled as it stands.
        case error
        /// The input compiles, but probably not to what its author wants.
        case warning
        /// Something worth knowing that needs no action.
        case note
    }

    /// An explanation that belongs to a finding and has a place of its own, such as the first of two equal names.
    package struct Note: Hashable, Sendable {
        /// What the place has to do with the finding.
        package var message: String
        /// The place.
        package var location: SourceLocation

        /// Creates a note.
        package init(_ message: String, at location: SourceLocation) {
            self.message = message
            self.location = location
        }
    }

    /// What a finding about translations is about.
    package struct Topic: Hashable, Sendable {
        /// What the finding has in common with others, so that people want to read about them once: those of one rule
        /// and severity with equal subjects belong together. `nil` for a finding that stands for itself.
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
    /// How serious it is.
    package var severity: Severity
    /// What is wrong, and what to do about it.
    package var message: String
    /// Where it is.
    package var location: SourceLocation
    /// Further places that explain it.
    package var notes: [Note]
    /// Ways to mend it, the best first.
    package var fixIts: [FixIt]
    /// What it is about, if that is a translation.
    package var topic: Topic?
    /// The findings that this one stands for, sorted; empty for a finding that stands for itself.
    package var parts: [Part] = []

    /// Creates a diagnostic.
    package init(
        _ severity: Severity,
        _ id: ID,
        _ message: String,
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
    /// One of the findings that another one stands for.
    package struct Part: Hashable, Sendable {
        /// What is wrong there.
        package var message: String
        /// Where it is.
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
