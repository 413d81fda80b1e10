import Basics

/// The locations of the types and methods in Swift files.
///
/// Symbol graphs written by SwiftPM contain no locations. This type finds them in the source text, by looking at the
/// words outside of comments and strings and at the braces around them.
package struct DeclarationPlaces: Sendable {
    private struct Method: Sendable {
        var declaration: MethodDeclaration
        var location: SourceLocation
    }

    private var types: [String: SourceLocation] = [:]
    private var methods: [String: [Method]] = [:]

    /// Creates an empty collection.
    package init() {}

    /// Adds the declarations of a file.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: The file's path.
    package mutating func add(_ bytes: [UInt8], file: String) {
        var scanner = SourceScanner(bytes)
        /// The types around the current position, with the number of braces outside of each.
        var types: [(name: String, depth: Int)] = []
        /// The type whose opening brace comes next.
        var opened: String?

        while let token = scanner.next() {
            switch token.text {
            case "class", "struct", "actor", "enum", "extension", "protocol":
                guard let (name, place) = scanner.typeName() else { continue }
                opened = name
                if token.text != "extension" {
                    let path = (types.map(\.name) + [name]).joined(separator: ".")
                    self.types[path] = self.types[path] ?? SourceLocation(file: file, position: place)
                }
            case "func":
                guard let (text, place) = scanner.signature(), let declaration = MethodDeclaration("func " + text)
                else {
                    continue
                }
                methods[types.map(\.name).joined(separator: "."), default: []].append(
                    Method(declaration: declaration, location: SourceLocation(file: file, position: place))
                )
            case "{":
                if let name = opened { types.append((name, scanner.depth - 1)) }
                opened = nil
            case "}":
                if let last = types.last, last.depth == scanner.depth { types.removeLast() }
            default: break
            }
        }
    }

    /// Returns the location of a type.
    func type(_ path: [String]) -> SourceLocation? { types[path.joined(separator: ".")] }

    /// Returns the location of a method. Among methods with one name, the one with the same types is preferred.
    func method(_ path: [String], _ declaration: String) -> SourceLocation? {
        guard let method = MethodDeclaration(declaration) else { return nil }
        let candidates = (methods[path.dropLast().joined(separator: ".")] ?? []).filter {
            $0.declaration.fullName == method.fullName
        }
        return (candidates.first { $0.declaration.parameters == method.parameters } ?? candidates.first)?.location
    }
}

extension SymbolGraph {
    /// Adds the missing locations of symbols.
    package mutating func locate(in places: DeclarationPlaces) {
        for symbol in symbols.values where symbol.location == nil {
            var located = symbol
            located.location =
                symbol.kind.hasSuffix("method")
                ? places.method(symbol.path, symbol.declaration) : places.type(symbol.path)
            if located.location != nil { add(located) }
        }
    }
}

/// A scanner for the words and braces in Swift code.
private struct SourceScanner {
    /// A word, or a character outside of words.
    struct Token {
        var text: String
        var position: SourcePosition
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line: UInt32 = 1
    private var lineStart = 0
    /// The number of braces around the current position.
    private(set) var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Moves to the next token.
    mutating func next() -> Token? {
        skipBlanksAndComments()
        guard index < bytes.count else { return nil }
        let position = SourcePosition(line: line, column: UInt32(index - lineStart + 1))

        let start = index
        if Self.isWord(bytes[index]) {
            while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            return Token(text: text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text, position: position)
        }

        if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#"), skipText() {
            return Token(text: "\"\"", position: position)
        }

        if bytes[index] == UInt8(ascii: "{") { depth += 1 }
        if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
        advance()
        return Token(text: String(decoding: bytes[start..<index], as: UTF8.self), position: position)
    }

    /// Reads the name of a type, without the types around it; `nil` if a word such as `func` follows.
    mutating func typeName() -> (name: String, position: SourcePosition)? {
        let saved = self
        guard let token = next(), Self.isWord(token.text.utf8.first ?? 0),
            !["func", "var", "let", "subscript", "final", "override", "private", "public"].contains(token.text)
        else {
            self = saved
            return nil
        }

        var name = token.text
        while index < bytes.count, bytes[index] == UInt8(ascii: "."), let _ = next(), let part = next() {
            name += "." + part.text
        }
        return (name, token.position)
    }

    /// Reads a method from its name to the end of its parameters.
    mutating func signature() -> (text: String, position: SourcePosition)? {
        guard let name = next() else { return nil }
        var text = name.text
        var depth = 0

        while let token = next() {
            if token.text == "{" || token.text == "}" { return nil }
            let isApart = Self.isWord(text.utf8.last ?? 0) && Self.isWord(token.text.utf8.first ?? 0)
            text += (isApart ? " " : "") + token.text
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            if token.text == ")", depth == 0 { return (text, name.position) }
        }
        return nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func has(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < bytes.count {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
    }

    private mutating func skipBlanksAndComments() {
        while index < bytes.count {
            if has("//") {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if has("/*") {
                var comments = 0
                repeat {
                    if has("/*") { comments += 1 } else if has("*/") { comments -= 1 } else { advance(); continue }
                    advance(2)
                } while comments > 0 && index < bytes.count
            } else if bytes[index] <= UInt8(ascii: " ") {
                advance()
            } else {
                return
            }
        }
    }

    /// Skips a string literal, including its interpolations; returns false if something else follows.
    private mutating func skipText() -> Bool {
        let start = self
        var marks = 0
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
            marks += 1
            index += 1
        }

        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            self = start
            return false
        }

        let isBlock = has("\"\"\"")
        let quotes = isBlock ? 3 : 1
        advance(quotes)

        while index < bytes.count {
            let ending = bytes[index...].prefix(quotes + marks)
            let isEnd =
                ending.prefix(quotes).allSatisfy { $0 == UInt8(ascii: "\"") } && ending.count == quotes + marks
                && ending.dropFirst(quotes).allSatisfy { $0 == UInt8(ascii: "#") }
            if isEnd {
                advance(quotes + marks)
                return true
            }
            // A line break ends an unterminated string.
            if !isBlock, bytes[index] == UInt8(ascii: "\n") { return true }
            if marks == 0, bytes[index] == UInt8(ascii: "\\") { advance() }
            advance()
        }
        return true
    }
}
