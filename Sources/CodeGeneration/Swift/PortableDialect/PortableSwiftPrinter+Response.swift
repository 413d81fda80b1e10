import IntentInterface

extension PortableSwiftPrinter {
    /// Appends the enum of a response's codes.
    func appendResponseCodes(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.responseCodeComment)
            \(style.typeModifiers) enum \(intent.responseCodeName.swiftType): Int {

            """
        intent.responseCodes.appendCases(to: &text)
        text += """
            }

            """
    }

    /// Appends the class of a response.
    func appendResponse(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.responseComment)
            \(style.typeModifiers) class \(intent.responseClassName.swiftType): INIntentResponse {

            """
        for property in intent.responseProperties { append(property, to: &text) }
        let codeName = intent.responseCodeName.swiftType
        text.separate()
        text += """
                \(doc: intent.codeComment)
                \(access) fileprivate(set) var code: \(codeName) = .unspecified

                \(doc: intent.responseInitializerComment)
                \(access) convenience init(code: \(codeName), userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }

            """
        for factory in intent.responseFactories {
            factory.append(attribute: nil, of: intent, style: style, to: &text)
        }
        appendResponseFacts(of: intent, to: &text)
        text += """
            }

            """
    }

    private func appendResponseFacts(of intent: IntentDeclaration, to text: inout SourceText) {
        var facts = FactList()
        facts.addResponse(of: intent)
        let builder = "IntentResponseMetadataBuilder<\(intent.responseClassName.swiftType)>"
        append(facts, as: "IntentResponseMetadata", collectedBy: builder, #"code: \.code"#, to: &text)
    }
}
