/// A pattern of sentences.
indirect enum SentencePattern: Equatable, Sendable {
    /// A place for a value.
    struct Slot: Hashable, Sendable {
        /// The parameter; a property of the parameter's object follows after a period.
        var path: String
        /// The factor for a number, from the unit in the sentence to the unit of the parameter.
        var factor = 1.0
        /// The words that count.
        var terms = Terms.any

        /// The words that count as a value.
        enum Terms: Hashable, Sendable {
            /// Any words.
            case any
            /// Terms that the host knows; any words if it doesn't know terms for the parameter, or if the sentence names
            /// the app.
            case preferred
            /// Only terms that the host knows.
            case only
        }
    }

    /// A normalized word.
    case word(String)
    /// The name of the app.
    case app
    /// Patterns one after the other.
    case sequence([SentencePattern])
    /// One of several patterns.
    case choice([SentencePattern])
    /// Patterns in any order, each of them at most once.
    case anyOrder([SentencePattern])
    /// A place for a value.
    case slot(Slot)
    /// A value that goes with the words before it.
    case setting(path: String, value: String)

    /// A pattern that matches no words.
    static let nothing = sequence([])

    /// Returns a pattern that can be left out.
    static func optional(_ pattern: SentencePattern) -> SentencePattern { choice([pattern, nothing]) }

    /// The slots and settings of the pattern.
    var paths: [String] {
        switch self {
        case .word, .app: []
        case .sequence(let parts), .choice(let parts), .anyOrder(let parts): parts.flatMap(\.paths)
        case .slot(let slot): [slot.path]
        case .setting(let path, _): [path]
        }
    }

    /// The sequences of words that the pattern matches. Slots and the name of the app aren't words.
    var wordings: [[String]] {
        switch self {
        case .word(let text): [[text]]
        case .sequence(let parts):
            parts.reduce([[]]) { starts, part in starts.flatMap { start in part.wordings.map { start + $0 } } }
        case .choice(let alternatives): alternatives.flatMap(\.wordings)
        case .app, .anyOrder, .slot, .setting: []
        }
    }
}
