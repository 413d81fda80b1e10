import Foundation

/// The arguments of a command, taken one by one.
struct Words {
    private var words: [String]

    /// Splits options that are written as one word, `--name=value`.
    init(_ words: [String]) {
        self.words = words.flatMap { word in
            word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).map(String.init) : [word]
        }
    }

    /// Whether the help is asked for.
    var askForHelp: Bool { words.first == "help" || words.contains("--help") || words.contains("-h") }

    /// Takes the next word.
    mutating func take() throws -> String? {
        guard let word = words.first else { return nil }
        guard !word.hasPrefix("--") else {
            throw UsageError("the option '\(word)' is unknown, or does not belong here")
        }
        return words.removeFirst()
    }

    /// Takes the next word, which must be there.
    mutating func take(the name: String) throws -> String {
        guard let word = try take() else { throw UsageError("the \(name) is missing") }
        return word
    }

    /// Takes an option without a value, wherever it stands and however often; false if it is not there.
    mutating func takeFlag(_ name: String) -> Bool {
        let count = words.count
        words.removeAll { $0 == name }
        return words.count < count
    }

    /// Takes a time, the value of an option; `nil` if it is not there.
    mutating func takeTime(_ name: String) throws -> Date? {
        guard let time = try takeOption(name) else { return nil }
        guard let date = try? Date(time, strategy: .iso8601) else {
            throw UsageError("'\(time)' is no time like 2026-05-31T08:30:00Z")
        }
        return date
    }

    /// Takes an option with its value, wherever it stands; of several the first.
    mutating func takeOption(_ name: String) throws -> String? {
        guard let index = words.firstIndex(of: name) else { return nil }
        guard let value = words[(index + 1)...].first, !value.hasPrefix("--") else {
            throw UsageError("'\(name)' needs a value")
        }
        words.removeSubrange(index...index + 1)
        return value
    }

    /// Checks that no word is left.
    mutating func end() throws {
        guard let word = try take() else { return }
        throw UsageError("'\(word)' is one word too many; put quotation marks around a phrase of several words")
    }
}
