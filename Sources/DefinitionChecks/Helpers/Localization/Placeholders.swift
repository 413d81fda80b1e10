import IntentDefinition

/// The placeholders of a text, and what was meant to be one.
struct Placeholders {
    /// What a translation has and lacks.
    struct Difference {
        /// The placeholders that it lacks, without their brackets.
        var missing: [String]
        /// What it has in place of them or in addition, as it is written.
        var found: [String]

        var isEmpty: Bool { missing.isEmpty && found.isEmpty }
    }

    /// The names, in order, each once.
    let names: [String]
    /// What looks like a placeholder and is none, in order, each once.
    let damaged: [String]
    /// The names, to look them up.
    private let nameSet: Set<String>

    /// Finds the placeholders of a text.
    init(_ text: String) {
        var names: [String] = []
        var damaged: [String] = []
        var nameSet: Set<String> = []
        var damagedSet: Set<String> = []
        for segment in Template(text).segments {
            switch segment {
            case .placeholder(let path):
                let name = path.joined(separator: ".")
                if nameSet.insert(name).inserted { names.append(name) }
            case .text(let text):
                damaged += Self.damagedPlaceholders(in: text).filter { damagedSet.insert($0).inserted }
            }
        }
        self.names = names
        self.damaged = damaged
        self.nameSet = nameSet
    }

    /// Compares the placeholders of a translation with those of its text. What looks like a placeholder counts only
    /// where one is missing: a price is `$ (5)` too.
    ///
    /// - Parameter isFilled: Whether the system can fill in a path, whether or not the text has it.
    func difference(from source: Placeholders, isFilled: (_ path: [String]) -> Bool) -> Difference {
        let missing = source.names.filter { !nameSet.contains($0) }
        let extra = names.filter { !source.nameSet.contains($0) && !isFilled(Self.path($0)) }.map { "${\($0)}" }
        let known = Set(source.damaged)
        let new = missing.isEmpty ? [] : damaged.filter { !known.contains($0) }
        return Difference(missing: missing, found: extra + new)
    }

    /// The names of a path.
    static func path(_ name: String) -> [String] { name.split(separator: ".").map(String.init) }

    /// A dollar sign and something in brackets, such as `$(time)`, `$ {time}` or `${time)`; and brackets without it.
    private static func damagedPlaceholders(in text: String) -> [String] {
        let lengthLimit = 64
        let brackets: [Character: Set<Character>] = ["{": ["}", ")"], "(": [")", "}"], "[": ["]"]]
        var found: [String] = []
        var index = text.startIndex
        while let start = text[index...].firstIndex(where: { $0 == "$" || $0 == "{" }) {
            index = text.index(after: start)
            let opening = text[start] == "$" ? text[index...].firstIndex { $0 != " " } ?? text.endIndex : start
            guard opening < text.endIndex, let closings = brackets[text[opening]] else { continue }
            let inside = text[text.index(after: opening)...].prefix(lengthLimit)
            guard let end = inside.firstIndex(where: closings.contains) else { continue }
            index = text.index(after: end)
            found.append(String(text[start..<index]))
        }
        return found
    }
}
