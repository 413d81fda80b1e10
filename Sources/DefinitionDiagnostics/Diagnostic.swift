/// One finding about an input: what is wrong, where, and what to do about it.
///
/// A message starts in lower case, ends without a full stop, sets text from the user in single quotes, and says what
/// is valid or what to do next.
public struct Diagnostic: Hashable, Sendable {
    /// How serious a finding is.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The input cannot be compiled as it stands.
        case error
        /// The input compiles, but probably not to what its author wants.
        case warning
        /// Something worth knowing that needs no action.
        case note
    }

    /// The stable name of a kind of finding, such as `ref-dangling`. Names never change their meaning.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// The name: lower-case words joined by hyphens.
        public let rawValue: String

        /// Creates an id from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// An explanation that belongs to a finding and has a place of its own, such as the first of two equal names.
    public struct Note: Hashable, Sendable {
        /// What the place has to do with the finding.
        public var message: String
        /// The place.
        public var location: SourceLocation

        /// Creates a note.
        public init(_ message: String, at location: SourceLocation) {
            self.message = message
            self.location = location
        }
    }

    /// The kind of finding.
    public var id: ID
    /// How serious it is.
    public var severity: Severity
    /// What is wrong, and what to do about it.
    public var message: String
    /// Where it is.
    public var location: SourceLocation
    /// Further places that explain it.
    public var notes: [Note]
    /// Ways to mend it, the best first.
    public var fixIts: [FixIt]

    /// Creates a diagnostic.
    public init(
        _ severity: Severity,
        _ id: ID,
        _ message: String,
        at location: SourceLocation,
        notes: [Note] = [],
        fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fixIts = fixIts
    }
}
