import IntentInterface

extension PortableSwiftPrinter {
    /// Appends an object type and its result class.
    func append(_ type: TypeDeclaration, to text: inout SourceText) {
        text += """

            \(doc: type.comment)
            \(style.typeModifiers) class \(type.className.swiftType): INObject {

            """
        for property in type.properties { append(property, to: &text) }
        appendFacts(of: type, to: &text)
        text += """
            }

            \(doc: type.resultComment)
            \(style.typeModifiers) class \(type.resultClassName.swiftType): INObjectResolutionResult {

            """
        type.appendResultMembers(access: access, hasSelectors: false, to: &text)
        text += """
            }

            """
    }

    private func appendFacts(of type: TypeDeclaration, to text: inout SourceText) {
        var facts = FactList()
        for property in type.properties { facts.add(property) }
        let builder = "IntentObjectMetadataBuilder<\(type.className.swiftType)>"
        let arguments: SourceText =
            """
            \(literal: type.name)\(argument: "displayName", type.displayName, key: type.displayNameKey)
            """
        append(facts, as: "IntentObjectMetadata", collectedBy: builder, arguments, to: &text)
    }
}
