import IntentInterface

extension AppleSwiftPrinter {
    /// Appends the enum of a response's codes.
    func appendResponseCodes(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.responseCodeComment)
            \(AppleAvailability.intents)
            @objc \(style.typeModifiers) enum \(intent.responseCodeName.swiftType): Int {

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
            \(AppleAvailability.intents)
            @objc(\(intent.responseClassName))
            \(style.typeModifiers) class \(intent.responseClassName.swiftType): INIntentResponse {

            """
        for property in intent.responseProperties {
            append(property, availability: AppleAvailability.property(property.type), to: &text)
        }
        let codeName = intent.responseCodeName.swiftType
        text.separate()
        text += """
                \(doc: intent.codeComment)
                @objc \(access) fileprivate(set) var code: \(codeName) = .unspecified

                \(doc: intent.responseInitializerComment)
                @objc(initWithCode:userActivity:)
                \(access) convenience init(code: \(codeName), userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }

            """
        for factory in intent.responseFactories {
            factory.append(attribute: "@objc(\(factory.selector))", of: intent, style: style, to: &text)
        }
        text += """
            }

            """
    }
}
