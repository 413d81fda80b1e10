import IntentInterface

extension PortableSwiftPrinter {
    /// Appends what a family of system intents declares, with the import that it needs.
    func append(_ declarations: [SystemDeclaration], to text: inout SourceText) {
        text += """
            \(style.importLine)

            """
        for declaration in declarations {
            switch declaration {
            case .intent(let intent): append(intent, to: &text)
            case .domain(let domain): append(domain, to: &text)
            case .protocolType(let type): append(type, to: &text)
            case .valueClass(let type): append(type, to: &text)
            case .result(let result): append(result, to: &text)
            case .enumeration(let type, let aliases): append(type, aliases: aliases, to: &text)
            case .options(let type): appendOptions(type, to: &text)
            case .constants(let type): append(type, to: &text)
            }
        }
    }

    /// Appends everything that a system intent generates.
    private func append(_ declaration: SystemIntentDeclaration, to text: inout SourceText) {
        let intent = declaration.intent
        text += """

            \(doc: intent.comment)
            \(style.typeModifiers) class \(intent.className): INIntent {

            """
        for property in intent.properties { append(property, to: &text) }
        for initializer in declaration.initializers where !initializer.arguments.isEmpty {
            append(initializer, delegatingTo: "self.init()", to: &text)
        }
        appendFacts(of: intent, to: &text)
        appendDispatch(of: intent, methods: declaration.methods, to: &text)
        text += """
            }

            """
        if let name = declaration.identifierConstant {
            text += """

                /// The name of ``\(intent.className)``.
                \(access) let \(name): String = \(literal: intent.className)

                """
        }
        appendHandling(of: intent, methods: declaration.methods, to: &text)
        appendHandlingDefaults(of: intent, to: &text)
        appendResponseCodes(of: intent, conformances: ", Sendable", to: &text)
        appendResponse(of: intent, to: &text)
    }

    /// Appends an initializer or a class method that creates an object.
    func append(
        _ initializer: InitializerDeclaration,
        delegatingTo delegation: String,
        to text: inout SourceText
    ) {
        let arguments = initializer.arguments.map { argument in
            let (label, property) = (argument.label, argument.property.swiftMember)
            let name = label == argument.property ? property : "\(label) \(property)"
            return "\(name): \(argument.type)\(argument.defaultValue.map { " = \($0)" } ?? "")"
        }
        .joined(separator: ", ")
        let object = initializer.name == nil ? "self" : "object"
        text.separate()
        if let name = initializer.name {
            text += """
                    /// Creates an object in the state that the method is named after.
                    \(access) class func \(name)(\(arguments)) -> Self {
                        let object = \(delegation)

                """
        } else {
            text += """
                    /// Creates an object with the given values.
                    \(access) convenience init\(initializer.failability)(\(arguments)) {
                        \(delegation)

                """
        }
        for argument in initializer.arguments {
            let property = argument.property.swiftMember
            text += """
                        \(object).\(property) = \(property)

                """
        }
        for value in initializer.values {
            text += """
                        \(object).\(value.property.swiftMember) = \(value.code)

                """
        }
        text += """
            \(initializer.name == nil ? "" : "        return object\n")    }

            """
    }

    /// Appends the protocol of handlers for a whole family.
    private func append(_ domain: DomainDeclaration, to text: inout SourceText) {
        text += """

            /// The methods to implement for handling all intents of the family.
            \(style.typeModifiers) protocol \(domain.name): \(domain.protocols.joined(separator: ", ")) {}

            """
    }

    private func append(_ type: ProtocolDeclaration, to text: inout SourceText) {
        text += """

            /// An object that a handler reports to.
            \(style.typeModifiers) protocol \(type.name): NSObjectProtocol {

            """
        for method in type.methods { append(method, to: &text) }
        text += """
            }

            """
    }

    /// Appends a requirement of a protocol.
    func append(_ method: ProtocolMethod, to text: inout SourceText) {
        text.separate()
        text += """
                \(method.spelling)

            """
    }
}
