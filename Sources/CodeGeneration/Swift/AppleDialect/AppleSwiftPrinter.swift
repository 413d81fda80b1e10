import IntentInterface

/// Prints declarations as Swift for Apple's platforms. They are the declarations of Apple's own compiler.
struct AppleSwiftPrinter {
    /// The words around declarations.
    var style: DeclarationStyle

    /// The access word of every member.
    var access: String { style.access }

    /// Appends declarations, each after a blank line, with the import that they need. They are compiled only if the
    /// framework is available.
    func append(_ declarations: [GeneratedDeclaration], to text: inout SourceText) {
        text += """
            #if canImport(Intents)

            \(style.importLine)

            """
        for declaration in declarations {
            switch declaration {
            case .intent(let intent): append(intent, to: &text)
            case .enumeration(let declaration): append(declaration, to: &text)
            case .type(let type): append(type, to: &text)
            case .intentList: break
            }
        }
        text += """

            #endif

            """
    }
}

extension AppleSwiftPrinter {
    /// Appends all declarations of an intent.
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
