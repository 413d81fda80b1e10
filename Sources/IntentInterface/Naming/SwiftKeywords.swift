/// The words that generated code writes in backticks, because Swift doesn't read them as names.
package enum SwiftKeywords {
    /// The words that aren't names of members: keywords, and words with another meaning in expressions.
    package static let members = everywhere.union(["Protocol", "Type", "await"])

    /// The words that aren't names of types: keywords, and words with another meaning in types.
    package static let types = everywhere.union([
        "any", "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    ])

    /// The words that aren't names in any position.
    private static let everywhere: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
