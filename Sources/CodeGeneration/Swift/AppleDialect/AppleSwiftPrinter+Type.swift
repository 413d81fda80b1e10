import IntentInterface

extension AppleSwiftPrinter {
    /// Appends an object type and its result class.
    func append(_ type: TypeDeclaration, to text: inout SourceText) {
        text += """

            \(doc: type.comment)
            \(AppleAvailability.intents)
            @objc(\(type.className))
            \(style.typeModifiers) class \(type.className.swiftType): INObject {

            """
        for property in type.properties {
            append(property, availability: AppleAvailability.resolution, to: &text)
        }
        text.separate()
        text += """
                override \(access) class var supportsSecureCoding: Bool { return true }
            }

            """
        appendResult(of: type, to: &text)
    }

    private func appendResult(of type: TypeDeclaration, to text: inout SourceText) {
        text += """

            \(doc: type.resultComment)
            \(AppleAvailability.results)
            @objc(\(type.resultClassName))
            \(style.typeModifiers) class \(type.resultClassName.swiftType): INObjectResolutionResult {

            """
        type.appendResultMembers(access: access, hasSelectors: true, to: &text)
        text += """
            }

            """
    }
}
