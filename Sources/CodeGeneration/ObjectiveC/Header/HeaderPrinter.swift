import IntentInterface

/// Prints declarations as Objective-C headers.
struct HeaderPrinter {
    /// Appends declarations with the imports that they need. They are left out where there is no framework.
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
    /// - Parameter availability: Since when it is available, if that differs from its class.
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
