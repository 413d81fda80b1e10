/// Words with a meaning in Objective-C, which generated declarations can't have as their names.
enum ObjectiveCWords {
    /// Returns whether a member can't have a name, because it is a keyword or a macro of a header that every file
    /// includes.
    static func isReserved(_ name: String) -> Bool { keywords.contains(name) || macros.contains(name) }

    /// Returns whether a class or an enum can't have a name, because it is reserved for members or a type of the
    /// language.
    static func isReservedType(_ name: String) -> Bool { isReserved(name) || types.contains(name) }

    /// The keywords of C23. Some were macros in earlier versions.
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
