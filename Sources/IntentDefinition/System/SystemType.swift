/// A type as Swift spells it, such as `[INPerson]?`, in the description of a system intent.
package struct SystemType: Hashable, Sendable {
    /// The spelling.
    package let spelling: String
    /// The names that the type is made of, such as `INPerson`.
    package let names: [String]
    /// Whether the type is an array, optional or not.
    package let isArray: Bool
    /// Whether the value can be missing.
    package let isOptional: Bool

    /// Reads a type: names, with brackets, angle brackets, `any` and `?` or `!` around them.
    ///
    /// - Returns: `nil` if the text isn't such a type.
    package init?(_ spelling: String) {
        var parser = TypeParser(text: Array(spelling.utf8)[...])
        guard let shape = parser.type(depth: 0), parser.text.isEmpty else { return nil }
        self.spelling = spelling
        names = parser.names
        isArray = shape.isArray
        isOptional = shape.isOptional
    }
}

/// Reads the spelling of a type from its start.
private struct TypeParser {
    /// What a type is on the outside.
    typealias Shape = (isArray: Bool, isOptional: Bool)

    private static let depthLimit = 8

    /// The rest of the text.
    var text: ArraySlice<UInt8>
    /// The names so far.
    private(set) var names: [String] = []

    init(text: ArraySlice<UInt8>) {
        self.text = text
    }

    mutating func type(depth: Int) -> Shape? {
        guard depth < Self.depthLimit else { return nil }
        var isArray = false
        if skip("[") {
            isArray = true
            guard type(depth: depth + 1) != nil else { return nil }
            if skip(" : ") {
                isArray = false
                guard type(depth: depth + 1) != nil else { return nil }
            }
            guard skip("]") else { return nil }
        } else {
            _ = skip("any ")
            guard let name = name() else { return nil }
            names.append(name)
            if skip("<"), type(depth: depth + 1) == nil || !skip(">") { return nil }
        }
        return (isArray, skip("?") || skip("!"))
    }

    private mutating func name() -> String? {
        let letters = text.prefix { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): true
            default: false
            }
        }
        guard let first = letters.first, first > UInt8(ascii: "9"), letters.last != UInt8(ascii: ".") else {
            return nil
        }
        text = text.dropFirst(letters.count)
        return String(decoding: letters, as: UTF8.self)
    }

    private mutating func skip(_ prefix: String) -> Bool {
        guard text.starts(with: prefix.utf8) else { return false }
        text = text.dropFirst(prefix.utf8.count)
        return true
    }
}
