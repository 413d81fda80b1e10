import IntentInterface

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
