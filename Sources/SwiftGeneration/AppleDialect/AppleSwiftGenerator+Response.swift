import IntentInterface

extension AppleSwiftGenerator {
    /// Appends the enum of a response's codes.
    func appendResponseCodes(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.responseCodeComment)
            \(AppleAvailability.intents)
            @objc \(access) enum \(intent.responseCodeName.swiftType): Int {

            """
        var next: Int?
        for code in intent.responseCodes {
            text.separate()
            text += """
                    \(doc: code.comment, indentation: 4)
                    case \(code.name.swiftMember)\(code.rawValue == next ? "" : " = \(code.rawValue)")

                """
            next = code.rawValue + 1
        }
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
            \(access) class \(intent.responseClassName.swiftType): INIntentResponse {

            """
        for property in intent.responseProperties {
            append(property, availability: AppleAvailability.property(property.type), to: &text)
        }
        let codeName = intent.responseCodeName.swiftType
        text.separate()
        text += """
                /// How handling ended.
                @objc \(access) fileprivate(set) var code: \(codeName) = .unspecified

                /// Creates a response with a code and, where the app goes on with the request, an activity for it.
                @objc(initWithCode:userActivity:)
                \(access) convenience init(code: \(codeName), userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }

            """
        for factory in intent.responseFactories { append(factory, of: intent, to: &text) }
        text += """
            }

            """
    }

    private func append(_ factory: ResponseFactory, of intent: IntentDeclaration, to text: inout SourceText) {
        let responseClass = intent.responseClassName.swiftType
        let arguments = factory.arguments.map { argument in
            let name = argument.property.name.swiftMember
            return "\(argument.label == nil ? "_ " : "")\(name): \(argument.property.type.swiftValue)"
        }
        let variable = factory.variableName
        text += """

                \(doc: factory.comment, indentation: 4)
                @objc(\(factory.selector))
                \(access) static func \(factory.code.swiftMember)(\(arguments.joined(separator: ", "))) -> \(responseClass) {
                    let \(variable): \(responseClass) = .init(code: .\(factory.code.swiftMember), userActivity: nil)

            """
        for argument in factory.arguments {
            let name = argument.property.name.swiftMember
            text += """
                        \(variable).\(name) = \(name)

                """
        }
        text += """
                    return \(variable)
                }

            """
    }
}

extension ResponseFactory {
    /// A name for the response that no argument has.
    fileprivate var variableName: String {
        var name = "response"
        while arguments.contains(where: { $0.property.name == name }) { name += "_" }
        return name
    }
}
