import IntentInterface

extension AppleSwiftPrinter {
    /// Appends everything that an intent generates.
    func append(_ intent: IntentDeclaration, to text: inout SourceText) {
        appendClass(of: intent, to: &text)
        appendHandling(of: intent, to: &text)
        appendResponseCodes(of: intent, to: &text)
        appendResponse(of: intent, to: &text)
        for result in intent.parameterResults { append(result, to: &text) }
    }

    private func appendClass(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.comment)
            \(AppleAvailability.intents)
            @objc(\(intent.className))
            \(style.typeModifiers) class \(intent.className.swiftType): INIntent {

            """
        for property in intent.properties {
            append(property, availability: AppleAvailability.property(property.type), to: &text)
        }
        text += """
            }

            """
    }

    /// Appends a stored property. The framework provides its storage.
    func append(_ property: PropertyDeclaration, availability: String?, to text: inout SourceText) {
        text.separate()
        text += """
                \(doc: property.comment, indentation: 4)
                \(line: availability, indentation: 4)\
            @NSManaged \(access) var \(property.name.swiftMember): \(property.type.swiftProperty)

            """
    }
}
