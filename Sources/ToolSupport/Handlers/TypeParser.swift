/// A parser for the types in declarations.
struct TypeParser {
    /// A token of a declaration.
    enum Token: Hashable {
        case word(String)
        case symbol(String)
    }

    private var tokens: ArraySlice<Token>
    /// Whether a type that was read since this was last `false`, or a part of it, is `@Sendable`.
    var hasSendable = false
    private let alias: (String) -> TypeAlias
    /// The number of aliases that led to this text. It limits aliases that stand for themselves.
    private let depth: Int

    init(_ text: String, alias: @escaping (String) -> TypeAlias, depth: Int = 0) {
        tokens = Self.tokens(of: text)[...]
        self.alias = alias
        self.depth = depth
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.first {
            if first.isLetter || first.isNumber || "_`$".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_`$".contains($0) }
                tokens.append(.word(word.filter { $0 != "`" }))
                rest = rest[word.endIndex...]
            } else if first == "\"" {
                // Strings occur only in default arguments, which don't matter.
                rest = rest.dropFirst()
                while let character = rest.popFirst(), character != "\"" {
                    if character == "\\" { rest = rest.dropFirst() }
                }
                tokens.append(.symbol("\""))
            } else if rest.hasPrefix("->") || rest.hasPrefix("...") {
                let length = first == "-" ? 2 : 3
                tokens.append(.symbol(String(rest.prefix(length))))
                rest = rest.dropFirst(length)
            } else {
                if !first.isWhitespace { tokens.append(.symbol(String(first))) }
                rest = rest.dropFirst()
            }
        }
        return tokens
    }

    // MARK: Parts

    var next: Token? { tokens.first }

    mutating func take() -> Token? { tokens.popFirst() }

    mutating func skip(_ token: Token) -> Bool {
        guard next == token else { return false }
        tokens = tokens.dropFirst()
        return true
    }

    /// Skips to the end of a word, and returns the words before it; `nil` if the word doesn't occur.
    mutating func words(before word: String) -> [String]? {
        guard let place = tokens.firstIndex(of: .word(word)) else { return nil }
        defer { tokens = tokens[(place + 1)...] }
        return tokens[..<place].compactMap { if case .word(let word) = $0 { word } else { nil } }
    }

    /// Skips brackets and their contents.
    mutating func skipBrackets() {
        var depth = 0
        while let token = take() {
            if [.symbol("<"), .symbol("("), .symbol("[")].contains(token) { depth += 1 }
            if [.symbol(">"), .symbol(")"), .symbol("]")].contains(token) { depth -= 1 }
            if depth == 0 { return }
        }
    }

    /// Skips a default argument.
    mutating func skipDefault() {
        while let next, next != .symbol(","), next != .symbol(")") {
            if [.symbol("("), .symbol("[")].contains(next) { skipBrackets() } else { _ = take() }
        }
    }

    // MARK: Types

    private static let skippedWords: Set<String> = [
        "any", "sending", "borrowing", "consuming", "isolated", "nonisolated",
    ]

    /// Reads a type.
    mutating func type() -> TypeSpelling {
        var isEscaping = false
        var isImplicitlyUnwrapped = false
        // The attributes and modifiers that make it a different type for Apple's compiler.
        var marks = ""

        while true {
            if skip(.symbol("@")) {
                let attribute = take()
                if attribute == .word("escaping") { isEscaping = true }
                if attribute == .word("Sendable") { hasSendable = true }
                if attribute == .word("MainActor") { marks += "@MainActor " }
                if attribute == .word("convention") { marks += "@convention " }
                // Only these attributes have arguments; otherwise, the brackets belong to the type.
                if attribute == .word("convention") || attribute == .word("isolated") { skipBrackets() }
            } else if skip(.word("inout")) {
                marks += "inout "
            } else if case .word(let word)? = next, Self.skippedWords.contains(word) {
                _ = take()
                if word.hasPrefix("nonisolated"), next == .symbol("(") { skipBrackets() }
            } else {
                break
            }
        }

        var text = primary()

        while true {
            if skip(.symbol("?")) {
                text = text.optional
                isImplicitlyUnwrapped = false
            } else if skip(.symbol("!")) {
                text = text.optional
                isImplicitlyUnwrapped = true
            } else if skip(.symbol("...")) {
                text += "..."
            } else if skip(.symbol(".")) {
                text = primary()
            } else if skip(.symbol("&")) {
                text += " & " + primary()
            } else if let function = function(of: text) {
                text = function
            } else {
                return TypeSpelling(
                    text: marks + text,
                    isEscaping: isEscaping,
                    isImplicitlyUnwrapped: isImplicitlyUnwrapped
                )
            }
        }
    }

    /// Reads the rest of a function type after its parameters; `nil` if it isn't one.
    private mutating func function(of arguments: String) -> String? {
        let start = tokens
        var effects = ""
        while case .word(let word)? = next, ["async", "throws"].contains(word) {
            _ = take()
            effects += " " + word
        }
        guard skip(.symbol("->")) else {
            tokens = start
            return nil
        }

        let list = arguments == "Void" ? "()" : arguments.hasPrefix("(") ? arguments : "(\(arguments))"
        return "\(list)\(effects) -> \(type().text)"
    }

    private mutating func primary() -> String {
        switch take() {
        case .symbol("(")?: return tuple()
        case .symbol("[")?:
            let element = type().text
            let value = skip(.symbol(":")) ? ": " + type().text : ""
            _ = skip(.symbol("]"))
            return "[\(element)\(value)]"
        case .word(let word)?: return named(word)
        case .symbol(let symbol)?: return symbol
        case nil: return ""
        }
    }

    private mutating func tuple() -> String {
        var elements: [String] = []
        while next != nil, !skip(.symbol(")")) {
            skipLabels()
            elements.append(type().text)
            _ = skip(.symbol(","))
        }

        if elements.isEmpty { return "Void" }
        let isList = next == .symbol("->") || next == .word("async") || next == .word("throws") || elements.count > 1
        return isList ? "(\(elements.joined(separator: ", ")))" : elements[0]
    }

    /// Skips the names of a parameter and the colon after them.
    private mutating func skipLabels() {
        for count in 1...2 {
            let words = tokens.prefix(count)
            let isLabel = words.count == count && words.allSatisfy { if case .word = $0 { true } else { false } }
            if isLabel, tokens.dropFirst(count).first == .symbol(":") {
                tokens = tokens.dropFirst(count + 1)
                return
            }
        }
    }

    private mutating func named(_ word: String) -> String {
        if next == .symbol("."), tokens.dropFirst().first.map({ if case .word = $0 { true } else { false } }) == true {
            // Only the last name of a qualified type counts.
            return word
        }

        var arguments: [String] = []
        if skip(.symbol("<")) {
            while next != nil, !skip(.symbol(">")) {
                arguments.append(type().text)
                _ = skip(.symbol(","))
            }
        }

        switch (word, arguments.count) {
        case ("Optional", 1): return arguments[0] + "?"
        case ("Array", 1): return "[\(arguments[0])]"
        case ("Void", _): return "Void"
        default: break
        }

        switch alias(word) {
        case .type(let text) where depth < 8:
            var parser = TypeParser(text, alias: alias, depth: depth + 1)
            let type = parser.type()
            if parser.hasSendable { hasSendable = true }
            return type.text
        case .unknown, .type: return "*"
        case .none: return arguments.isEmpty ? word : "\(word)<\(arguments.joined(separator: ", "))>"
        }
    }
}
