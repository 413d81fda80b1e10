import IntentInterface

/// Prints the implementations of the declarations in a header.
struct ImplementationPrinter {
    /// Appends the implementations of declarations. They are compiled only if the framework is available.
    func append(_ declarations: [GeneratedDeclaration], header: String, to text: inout SourceText) {
        text += """
            #import "\(header)"

            #if __has_include(<Intents/Intents.h>) && !TARGET_OS_TV

            """
        for declaration in declarations {
            switch declaration {
            case .intent(let intent): append(intent, to: &text)
            case .enumeration(let declaration):
                append(declaration.resultMethods, of: declaration.resultClassName, to: &text)
            case .type(let type): append(type, to: &text)
            case .intentList: break
            }
        }
        text += """

            #endif

            """
    }

    private func append(_ intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            @implementation \(intent.className)

            """
        appendDynamic(intent.properties, to: &text)
        text += """

            @end

            """
        appendResponse(of: intent, to: &text)
        for result in intent.parameterResults {
            append(result.resultMethods, of: result.resultClassName, to: &text)
        }
    }

    private func append(_ type: TypeDeclaration, to text: inout SourceText) {
        text += """

            @implementation \(type.className)

            """
        appendDynamic(type.properties, to: &text)
        text += """

            + (BOOL)supportsSecureCoding {
                return YES;
            }

            @end

            """
        append(type.resultMethods, of: type.resultClassName, to: &text)
    }

    /// Appends a `@dynamic` statement, since the framework stores the properties.
    func appendDynamic(_ properties: [PropertyDeclaration], to text: inout SourceText) {
        guard !properties.isEmpty else { return }
        text += """

            @dynamic \(properties.map(\.name).joined(separator: ", "));

            """
    }

    /// Appends a result class, whose methods call those of its superclass.
    private func append(_ methods: [ResultMethod], of className: String, to text: inout SourceText) {
        text += """

            @implementation \(className)

            """
        for method in methods {
            text += """

                \(method.declaration.text) {
                    return [super \(method.superclassSelector)\(method.declaration.arguments[0].name)];
                }

                """
        }
        text += """

            @end

            """
    }
}

extension ImplementationPrinter {
    /// Appends the class of a response.
    func appendResponse(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            @interface \(intent.responseClassName) ()

            @property (readwrite, NS_NONATOMIC_IOSONLY) \(intent.responseCodeName) code;

            @end

            @implementation \(intent.responseClassName)

            @synthesize code = _code;

            """
        appendDynamic(intent.responseProperties, to: &text)
        text += """

            \(intent.responseInitializer.text) {
                self = [super init];
                if (self) {
                    _code = code;
                    self.userActivity = userActivity;
                }
                return self;
            }

            """
        for factory in intent.responseFactories { append(factory, of: intent, to: &text) }
        text += """

            @end

            """
    }

    private func append(_ factory: ResponseFactory, of intent: IntentDeclaration, to text: inout SourceText) {
        let variable = factory.variableName
        let code = intent.responseCodeName.constant(factory.code)
        text += """

            \(factory.objectiveCMethod.text) {
                \(intent.responseClassName) *\(variable) = [[self alloc] initWithCode:\(code) userActivity:nil];

            """
        for argument in factory.arguments {
            let name = argument.property.name
            text += """
                    \(variable).\(name) = \(name);

                """
        }
        text += """
                return \(variable);
            }

            """
    }
}
