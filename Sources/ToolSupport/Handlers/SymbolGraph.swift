package import Basics

/// The compiler's description of modules: the types that they declare and the methods of these types.
package struct SymbolGraph: Sendable {
    /// A type, method or alias.
    struct Symbol: Hashable, Sendable {
        /// The compiler's identifier.
        var identifier: String
        /// The kind, such as `swift.class`.
        var kind: String
        /// The name, after the names of the types around it.
        var path: [String]
        /// The declaration as text.
        var declaration: String
        /// The identifiers of types in the declaration, by their names there.
        var references: [String: String]
        /// The location of the name; `nil` if another module declares the symbol.
        var location: SourceLocation?
    }

    /// A relationship between two symbols.
    struct Relationship: Hashable, Sendable {
        /// The kinds that matter for handlers.
        enum Kind: String, Sendable {
            case memberOf
            case conformsTo
            case inheritsFrom
        }

        var kind: Kind
        var source: String
        var target: String
        /// The target's name, qualified with its module, if another module declares it.
        var targetName: String?
    }

    /// The symbols, by their identifiers.
    private(set) var symbols: [String: Symbol] = [:]
    /// The relationships, without those of members that the compiler synthesized.
    private(set) var relationships: [Relationship] = []

    /// Creates an empty graph.
    package init() {}

    mutating func add(_ symbol: Symbol) { symbols[symbol.identifier] = symbol }

    mutating func add(_ relationship: Relationship) { relationships.append(relationship) }
}

extension SymbolGraph {
    /// Reads a file written by `swift package dump-symbol-graph` or the compiler, and adds its contents.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: The file's path, for diagnostics.
    ///   - diagnostics: Receives the errors.
    package mutating func read(_ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]) {
        do throws(JSONSyntaxError) {
            let graph = try JSONParser.parse(bytes)
            guard let symbols = graph["symbols"]?.elements, let relationships = graph["relationships"]?.elements else {
                let message = "not a symbol graph, because 'symbols' and 'relationships' are missing; build it again"
                diagnostics.append(Self.error(message, at: graph.position, in: file))
                return
            }
            for node in symbols { Symbol(node).map { add($0) } }
            for node in relationships { Relationship(node).map { add($0) } }
        } catch {
            diagnostics.append(Self.error("not a symbol graph: \(error.message)", at: error.position, in: file))
        }
    }

    private static func error(_ message: String, at position: SourcePosition, in file: String) -> Diagnostic {
        Diagnostic(.error, .symbolGraph, message: message, at: SourceLocation(file: file, position: position))
    }
}

extension SymbolGraph.Symbol {
    /// Reads a symbol; `nil` for a symbol that a type gets from a protocol extension.
    fileprivate init?(_ node: JSONNode) {
        guard let identifier = node["identifier"]?["precise"]?.text, !identifier.contains("::SYNTHESIZED::"),
            let kind = node["kind"]?["identifier"]?.text
        else { return nil }
        self.identifier = identifier
        self.kind = kind
        path = node["pathComponents"]?.elements?.compactMap(\.text) ?? []
        location = node["location"].flatMap(SourceLocation.init(symbol:))

        declaration = ""
        references = [:]
        for fragment in node["declarationFragments"]?.elements ?? [] {
            guard let text = fragment["spelling"]?.text else { continue }
            declaration += text
            if let reference = fragment["preciseIdentifier"]?.text { references[text] = reference }
        }
    }
}

extension SymbolGraph.Relationship {
    fileprivate init?(_ node: JSONNode) {
        guard let kind = node["kind"]?.text.flatMap(Kind.init), let source = node["source"]?.text,
            let target = node["target"]?.text, !source.contains("::SYNTHESIZED::")
        else { return nil }
        self.init(kind: kind, source: source, target: target, targetName: node["targetFallback"]?.text)
    }
}

extension SourceLocation {
    /// Reads the location of a symbol, whose line and column count from 0.
    fileprivate init?(symbol node: JSONNode) {
        guard let uri = node["uri"]?.text, let line = node["position"]?["line"]?.number,
            let column = node["position"]?["character"]?.number
        else { return nil }
        let prefix = "file://"
        let path = uri.hasPrefix(prefix) ? String(uri.dropFirst(prefix.count)) : uri
        self.init(
            file: path.removingPercentEscapes,
            position: SourcePosition(line: line + 1, column: column + 1)
        )
    }
}

extension JSONNode {
    fileprivate subscript(_ name: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.name == name }?.value
    }

    fileprivate var elements: [JSONNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    fileprivate var text: String? {
        if case .text(let text) = content { text } else { nil }
    }

    fileprivate var number: UInt32? {
        if case .number(let text) = content { UInt32(text).flatMap { $0 < .max ? $0 : nil } } else { nil }
    }
}

extension String {
    /// The text of a part of a URL, without percent escapes.
    fileprivate var removingPercentEscapes: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            let isEscape = byte == UInt8(ascii: "%") && digits.count == 2 && !digits.contains(UInt8(ascii: "+"))
            if isEscape, let value = UInt8(Substring(digits), radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
