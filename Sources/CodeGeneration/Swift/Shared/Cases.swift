import IntentInterface

// The cases of generated enums, which are the same in every dialect.

extension [ResponseCodeDeclaration] {
    /// Appends the codes. A raw value is written only if it doesn't follow the previous one.
    func appendCases(to text: inout SourceText) {
        var next: Int?
        for code in self {
            text.separate()
            text += """
                    \(doc: code.comment, indentation: 4)
                    case \(code.name.swiftMember)\(code.rawValue == next ? "" : " = \(code.rawValue)")

                """
            next = code.rawValue + 1
        }
    }
}

extension [ParameterResultDeclaration.Reason] {
    /// Appends the reasons, which count from 1.
    func appendCases(to text: inout SourceText) {
        for (index, reason) in enumerated() {
            text.separate()
            text += """
                    \(doc: reason.comment, indentation: 4)
                    case \(reason.name.swiftMember)\(index == 0 ? " = 1" : "")

                """
        }
    }
}

extension [EnumDeclaration.Case] {
    /// Appends the cases of an enum, all in backticks as Apple's compiler writes them.
    func appendCases(to text: inout SourceText) {
        for enumCase in self {
            text.separate()
            text += """
                    \(doc: enumCase.comment, indentation: 4)
                    case `\(enumCase.name)` = \(enumCase.rawValue)

                """
        }
    }
}
