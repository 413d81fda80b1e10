/// The words that Swift reads as something else than a name, so that generated code writes them in back-ticks.
package enum SwiftKeywords {
    /// The words that are no names of members: keywords, and those that mean something else where a member's value is
    /// used.
    package static let members = everywhere.union(["Protocol", "Type", "await"])

    /// The words that are no names of types: keywords, and those that mean something else where a type is expected.
    package static let types = everywhere.union([
        "any", "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
    ])

    /// The words that are no names anywhere.
    private static let everywhere: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
