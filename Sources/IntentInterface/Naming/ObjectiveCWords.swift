/// Words that mean something to Objective-C, so that nothing generated can have them as its name.
enum ObjectiveCWords {
    /// Whether a member of a class cannot have a name: keywords, and macros of the headers that every file reads.
    static func isReserved(_ name: String) -> Bool { keywords.contains(name) || macros.contains(name) }

    /// Whether a class or an enum cannot have a name: besides words that no member can have, types of the language.
    static func isReservedType(_ name: String) -> Bool { isReserved(name) || types.contains(name) }

    /// The keywords of C23, some of which are macros before.
    private static let keywords: Set<String> = [
        "_Alignas", "_Alignof", "_Atomic", "_Bool", "_Complex", "_Generic", "_Imaginary", "_Noreturn", "_Static_assert",
        "_Thread_local", "alignas", "alignof", "asm", "auto", "break", "case", "char", "const", "constexpr", "continue",
        "default", "do", "double", "else", "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long",
        "nullptr", "register", "restrict", "return", "short", "signed", "sizeof", "static", "static_assert", "struct",
        "switch", "thread_local", "typedef", "typeof", "typeof_unqual", "union", "unsigned", "void", "volatile",
        "while",
    ]

    private static let macros = Set(CNames.macros).union([
        "EOF", "FALSE", "IBAction", "IBOutlet", "NO", "NULL", "Nil", "TRUE", "YES", "_cmd", "assert", "bool", "errno",
        "false", "nil", "stderr", "stdin", "stdout", "true",
    ])

    private static let types: Set<String> = [
        "BOOL", "Class", "IMP", "Protocol", "SEL", "id", "instancetype",
    ]
}
