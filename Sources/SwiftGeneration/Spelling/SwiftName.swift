extension String {
    /// The name of a property, an argument or a case, in back-ticks where Swift reads it as something else.
    var swiftMember: String {
        memberKeywords.contains(self) ? "`\(self)`" : self
    }

    /// The name of a class, an enum or a protocol, in back-ticks where Swift reads it as something else.
    var swiftType: String {
        typeKeywords.contains(self) ? "`\(self)`" : self
    }
}

/// The words that are no names anywhere.
private let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
]

/// The words that are no names of members: keywords, and those that mean something else where a member's value is used.
private let memberKeywords = keywords.union(["Protocol", "Type", "await"])

/// The words that are no names of types: keywords, and those that mean something else where a type is expected.
private let typeKeywords = keywords.union([
    "any", "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
])
