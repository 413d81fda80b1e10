extension String {
    /// The name of a property, an argument or a case, in back-ticks where Swift reads it as something else.
    var swiftMember: String {
        keywords.contains(self) || self == "Type" || self == "Protocol" ? "`\(self)`" : self
    }

    /// The name of a class, an enum or a protocol, in back-ticks where Swift reads it as something else.
    var swiftType: String {
        keywords.contains(self) ? "`\(self)`" : self
    }
}

/// The words that are no names anywhere. Words that Swift reserves in certain places only, such as `open` and
/// `async`, are names wherever generated code has one.
private let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
]
