import IntentInterface

extension PortableSwiftPrinter {
    /// Appends an enum and its result class.
    func append(_ declaration: EnumDeclaration, to text: inout SourceText) {
        text += """

            \(doc: declaration.comment)
            \(style.typeModifiers) enum \(declaration.className.swiftType): Int, IntentMetadataEnumeration {

            """
        declaration.cases.appendCases(to: &text)
        appendFacts(of: declaration, to: &text)
        text += """
            }

            \(doc: declaration.resultComment)
            \(style.typeModifiers) class \(declaration.resultClassName.swiftType): INEnumResolutionResult {

            """
        declaration.appendResultMembers(access: access, hasSelectors: false, to: &text)
        text += """
            }

            """
    }

    private func appendFacts(of declaration: EnumDeclaration, to text: inout SourceText) {
        var facts = FactList()
        facts.add(declaration.cases)
        text.separate()
        text += """
                /// What the definition says.
                \(access) static let intentMetadata: IntentEnumMetadata = makeIntentMetadata()

                private static func makeIntentMetadata() -> IntentEnumMetadata {
                    var facts: IntentEnumMetadata = .init(\(literal: declaration.name))
            \(facts.text)\
                    return facts
                }

            """
    }
}
