extension String {
    /// The name of a property, an argument or a case, in back-ticks where Swift reads it as something else.
    var swiftMember: String {
        keywords.contains(self) || memberWords.contains(self) ? "`\(self)`" : self
    }

    /// The name of a class, an enum or a protocol, in back-ticks where Swift reads it as something else.
    var swiftType: String {
        keywords.contains(self) || typeWords.contains(self) ? "`\(self)`" : self
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

/// The further words that are no names of members, or mean something else where a member's value is used.
private let memberWords: Set<String> = ["Protocol", "Type", "await"]

/// The further words that mean something else where a type is expected.
private let typeWords: Set<String> = [
    "any", "async", "await", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some",
]
