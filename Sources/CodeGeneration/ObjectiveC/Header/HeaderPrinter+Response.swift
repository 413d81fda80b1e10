import IntentInterface

extension HeaderPrinter {
    /// Appends the class of a response.
    func appendResponse(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.responseComment.objectiveCComment)
            \(ObjectiveCAvailability.intents)
            @interface \(intent.responseClassName) : INIntentResponse

            - (instancetype)init NS_UNAVAILABLE;

            \(doc: intent.responseInitializerComment)
            \(intent.responseInitializer.declaration("NS_DESIGNATED_INITIALIZER"))

            """
        for factory in intent.responseFactories { append(factory, to: &text) }
        for property in intent.responseProperties {
            let availability = ObjectiveCAvailability.property(property.type)
            append(property, availability: availability, to: &text)
        }
        text += """

            \(doc: intent.codeComment)
            @property (readonly, NS_NONATOMIC_IOSONLY) \(intent.responseCodeName) code;

            @end

            """
    }

    private func append(_ factory: ResponseFactory, to text: inout SourceText) {
        let declaration = factory.objectiveCMethod.declaration(
            SwiftNameAttribute.method(factory.swiftName),
            factory.arguments.lazy.compactMap { ObjectiveCAvailability.property($0.property.type) }.first
        )
        text += """

            \(doc: factory.comment.objectiveCComment)
            \(declaration)

            """
    }
}
