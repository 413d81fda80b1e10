/// The arguments of a command, taken one by one.
struct Words {
    private var words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    /// Takes the next word.
    mutating func take() -> String? {
        words.isEmpty ? nil : words.removeFirst()
    }

    /// Takes the next word, which must be there.
    mutating func take(the name: String) throws -> String {
        guard let word = take() else { throw UsageError("the \(name) is missing") }
        return word
    }

    /// Takes an option with its value, wherever it stands; of several the first.
    mutating func takeOption(_ name: String) throws -> String? {
        guard let index = words.firstIndex(of: name) else { return nil }
        guard index + 1 < words.count else { throw UsageError("\(name) needs a value") }
        defer { words.removeSubrange(index...index + 1) }
        return words[index + 1]
    }

    /// Checks that no word is left.
    func end() throws {
        if let word = words.first { throw UsageError("'\(word)' is one word too many") }
    }
}
