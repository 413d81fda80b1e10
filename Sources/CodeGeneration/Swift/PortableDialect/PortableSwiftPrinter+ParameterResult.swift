import IntentInterface

extension PortableSwiftPrinter {
    /// Appends the reasons and the result class of a parameter.
    func append(_ result: ParameterResultDeclaration, to text: inout SourceText) {
        text += """

            \(doc: result.reasonsComment)
            \(style.typeModifiers) enum \(result.reasonEnumName.swiftType): Int {

            """
        result.reasons.appendCases(to: &text)
        text += """
            }

            \(doc: result.resultComment)
            \(style.typeModifiers) class \(result.resultClassName.swiftType): \(result.superclassName.swiftType) {

            """
        result.appendResultMembers(access: access, hasSelectors: false, to: &text)
        text += """
            }

            """
    }
}
