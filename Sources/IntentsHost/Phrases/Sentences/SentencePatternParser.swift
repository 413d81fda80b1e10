/// A parser of the patterns in a table.
struct SentencePatternParser {
    private var rest: Substring
    private let groups: [String: SentencePattern]

    init(_ text: some StringProtocol, groups: [String: SentencePattern]) {
        rest = Substring(text)
        self.groups = groups
    }

    /// Reads patterns with bars between them, up to a closing bracket or the end.
    mutating func choice() -> SentencePattern {
        var alternatives = [sequence()]
        while take("|") { alternatives.append(sequence()) }
        return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private mutating func sequence() -> SentencePattern {
        var parts: [SentencePattern] = []
        while true {
            skipSpaces()
            switch rest.first {
            case nil, "|", ")", "]": return parts.count == 1 ? parts[0] : .sequence(parts)
            case "(": parts.append(bracketed(by: ")"))
            case "[": parts.append(.optional(bracketed(by: "]")))
            case "{": parts.append(value())
            case "@":
                rest.removeFirst()
                parts.append(groups[String(name())] ?? .nothing)
            default: parts += words()
            }
        }
    }

    private mutating func bracketed(by end: Character) -> SentencePattern {
        rest.removeFirst()
        let pattern = choice()
        _ = take(end)
        return pattern
    }

    /// Reads a slot or a setting.
    private mutating func value() -> SentencePattern {
        rest.removeFirst()
        let content = rest.prefix { $0 != "}" }
        rest = rest.dropFirst(content.count + 1)
        if let equals = content.firstIndex(of: "=") {
            return .setting(path: String(content[..<equals]), value: String(content[content.index(after: equals)...]))
        }
        let parts = content.split(separator: "*")
        let terms: SentencePattern.Slot.Terms =
            content.hasSuffix("!") ? .preferred : content.hasSuffix("^") ? .only : .any
        return .slot(
            SentencePattern.Slot(
                path: String((parts.first ?? "").prefix { !"!^".contains($0) }),
                factor: parts.count == 2 ? Double(parts[1]) ?? 1 : 1,
                terms: terms
            )
        )
    }

    private mutating func words() -> [SentencePattern] {
        let text = rest.prefix { !$0.isWhitespace && !"|()[]{}@".contains($0) }
        rest = rest.dropFirst(text.count)
        switch text {
        case "~": return [SentencePattern.partsPlace]
        case "%": return [.app]
        default: break
        }
        return Sentence(String(text)).words.map { .word($0.text ?? "") }
    }

    private mutating func name() -> Substring {
        let name = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(name.count)
        return name
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }
}
