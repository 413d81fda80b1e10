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

    /// Whether the arguments ask for the help.
    var askForHelp: Bool { words.first == "help" || words.contains("--help") || words.contains("-h") }

    /// Takes the next word.
    mutating func take() throws -> String? {
        guard let word = words.first else { return nil }
        guard !word.hasPrefix("--") else {
            throw UsageError("the option '\(word)' is unknown or doesn't belong here")
        }
        return words.removeFirst()
    }

    /// Takes the next word, which must be there.
    mutating func take(the name: String) throws -> String {
        guard let word = try take() else { throw UsageError("the \(name) is missing") }
        return word
    }

    /// Takes an option without a value from anywhere in the arguments.
    ///
    /// - Returns: Whether the option was given.
    mutating func takeFlag(_ name: String) -> Bool {
        let count = words.count
        words.removeAll { $0 == name }
        return words.count < count
    }

    /// Takes an option with a time as its value; `nil` if the option isn't given.
    mutating func takeTime(_ name: String) throws -> Date? {
        guard let time = try takeOption(name) else { return nil }
        guard let date = try? Date(time, strategy: .iso8601) else {
            throw UsageError("'\(time)' isn't a time; write it like 2026-05-31T08:30:00Z")
        }
        return date
    }

    /// Takes the first option of a name with its value, from anywhere in the arguments; `nil` if the option isn't
    /// given.
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
        throw UsageError("unexpected word '\(word)'; put quotation marks around a phrase of several words")
    }
}
