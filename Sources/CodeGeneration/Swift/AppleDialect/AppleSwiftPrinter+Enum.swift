import IntentInterface

extension AppleSwiftPrinter {
    /// Appends an enum and its result class.
    func append(_ declaration: EnumDeclaration, to text: inout SourceText) {
        text += """

            \(doc: declaration.comment)
            \(AppleAvailability.intents)
            @objc \(style.typeModifiers) enum \(declaration.className.swiftType): Int {

            """
        declaration.cases.appendCases(to: &text)
        text += """
            }

            \(doc: declaration.resultComment)
            \(AppleAvailability.results)
            @objc(\(declaration.resultClassName))
            \(style.typeModifiers) class \(declaration.resultClassName.swiftType): INEnumResolutionResult {

            """
        declaration.appendResultMembers(access: access, hasSelectors: true, to: &text)
        text += """
            }

            """
    }
}
