import IntentInterface

extension HeaderPrinter {
    /// Appends the handling protocol of an intent.
    func appendHandling(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.protocolComment.objectiveCComment)
            \(ObjectiveCAvailability.intents)
            @protocol \(intent.protocolName) <NSObject>

            """
        var wasRequired: Bool?
        for operation in intent.operations {
            if operation.isRequired != wasRequired {
                wasRequired = operation.isRequired
                text += """

                    \(operation.isRequired ? "@required" : "@optional")

                    """
            }
            append(operation, of: intent, to: &text)
        }
        text += """

            @end

            """
    }

    private func append(_ operation: Operation, of intent: IntentDeclaration, to text: inout SourceText) {
        let declaration = operation.objectiveCMethod(of: intent).declaration(
            SwiftNameAttribute.method(operation.completionName),
            ObjectiveCAvailability.operation(operation)
        )
        text += """

            \(doc: operation.comment.objectiveCComment)
            \(declaration)

            """
    }
}

extension HeaderPrinter {
    /// Appends an enum and its result class.
    func append(_ declaration: EnumDeclaration, to text: inout SourceText) {
        append(
            declaration.constants,
            of: declaration.className,
            comment: declaration.comment,
            availability: ObjectiveCAvailability.intents,
            to: &text
        )

        append(
            declaration.resultMethods,
            of: declaration.resultClassName,
            superclass: "INEnumResolutionResult",
            comment: declaration.resultComment,
            availability: ObjectiveCAvailability.results,
            to: &text
        )
    }

    /// Appends an object type and its result class.
    func append(_ type: TypeDeclaration, to text: inout SourceText) {
        text += """

            \(doc: type.comment.objectiveCComment)
            \(ObjectiveCAvailability.intents)
            @interface \(type.className) : INObject

            """
        for property in type.properties {
            append(property, availability: ObjectiveCAvailability.resolution, to: &text)
        }
        text += """

            @end

            """
        append(
            type.resultMethods,
            of: type.resultClassName,
            superclass: "INObjectResolutionResult",
            comment: type.resultComment,
            availability: ObjectiveCAvailability.results,
            to: &text
        )
    }

    /// Appends the reasons and the result class of a parameter.
    func append(_ result: ParameterResultDeclaration, to text: inout SourceText) {
        append(
            result.constants,
            of: result.reasonEnumName,
            comment: result.reasonsComment,
            availability: ObjectiveCAvailability.resolution,
            to: &text
        )
        append(
            result.resultMethods,
            of: result.resultClassName,
            superclass: result.superclassName,
            comment: result.resultComment,
            availability: ObjectiveCAvailability.resolution,
            to: &text
        )
    }

    /// Appends a result class.
    private func append(
        _ methods: [ResultMethod],
        of className: String,
        superclass: String,
        comment: String,
        availability: String,
        to text: inout SourceText
    ) {
        text += """

            \(doc: comment.objectiveCComment)
            \(availability)
            @interface \(className) : \(superclass)

            """
        for method in methods {
            text += """

                \(doc: method.comment)
                \(method.declaration.declaration(method.swiftName.flatMap(SwiftNameAttribute.method)))

                """
        }
        for method in methods.compactMap(\.unavailable) {
            text += """

                \(method.declaration("NS_UNAVAILABLE"))

                """
        }
        text += """

            @end

            """
    }
}
