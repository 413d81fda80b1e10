import IntentInterface

/// Prints declarations as Objective-C headers.
struct HeaderPrinter {
    /// Appends declarations with the imports that they need. They are compiled only if the framework is available.
    func append(_ declarations: [GeneratedDeclaration], to text: inout SourceText) {
        text += """
            #if __has_include(<Intents/Intents.h>)

            #import <Intents/Intents.h>

            """
        append(HeaderReferences(of: declarations), to: &text)
        text += """

            NS_ASSUME_NONNULL_BEGIN

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

            NS_ASSUME_NONNULL_END

            #endif

            """
    }

    private func append(_ references: HeaderReferences, to text: inout SourceText) {
        for name in references.imports {
            text += """
                #import "\(name).h"

                """
        }
        if !references.forwardClasses.isEmpty {
            text += """

                @class \(references.forwardClasses.joined(separator: ", "));

                """
        }
    }

    /// Appends a stored property.
    ///
    /// - Parameter availability: The availability of the property, if it differs from that of its class.
    func append(_ property: PropertyDeclaration, availability: String?, to text: inout SourceText) {
        let kind = property.type.isOptional ? "copy, nullable" : "assign"
        let attributes = [
            property.name.isInRetainedFamily && property.type.isOptional ? "NS_RETURNS_NOT_RETAINED" : nil,
            availability,
        ]
        .compactMap(\.self).map { " " + $0 }.joined()
        text += """

            \(doc: property.comment.objectiveCComment)
            @property (readwrite, \(kind), nonatomic) \(property.type.objectiveCValue.declaring(property.name))\(attributes);

            """
    }

    /// Appends an enum.
    func append(
        _ constants: [EnumConstant],
        of enumName: String,
        comment: String,
        availability: String,
        to text: inout SourceText
    ) {
        text += """

            \(doc: comment.objectiveCComment)
            typedef NS_ENUM(NSInteger, \(enumName)) {

            """
        for constant in constants {
            text.separate()
            text += """
                    \(doc: constant.comment.objectiveCComment, indentation: 4)
                    \(enumName.constant(constant.name))\(constant.assignment),

                """
        }
        text += """
            } \(availability);

            """
    }
}

extension HeaderPrinter {
    /// Appends all declarations of an intent.
    func append(_ intent: IntentDeclaration, to text: inout SourceText) {
        appendClass(of: intent, to: &text)
        appendForwardDeclarations(of: intent, to: &text)
        appendHandling(of: intent, to: &text)
        append(
            intent.responseConstants,
            of: intent.responseCodeName,
            comment: intent.responseCodeComment,
            availability: ObjectiveCAvailability.intents,
            to: &text
        )
        appendResponse(of: intent, to: &text)
        for result in intent.parameterResults { append(result, to: &text) }
    }

    private func appendClass(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            \(doc: intent.comment.objectiveCComment)
            \(ObjectiveCAvailability.intents)
            @interface \(intent.className) : INIntent

            """
        for property in intent.properties {
            let availability = ObjectiveCAvailability.property(property.type)
            append(property, availability: availability, to: &text)
        }
        text += """

            @end

            """
    }

    /// Appends forward declarations of the classes that the handling protocol needs.
    private func appendForwardDeclarations(of intent: IntentDeclaration, to text: inout SourceText) {
        text += """

            @class \(intent.responseClassName);

            """
        for result in intent.parameterResults {
            text += """
                @class \(result.resultClassName);

                """
        }
    }
}

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
