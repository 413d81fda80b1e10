import IntentInterface

extension AppleSwiftGenerator {
    /// Appends an object type and its result class.
    func append(_ type: TypeDeclaration, to text: inout SourceText) {
        text += """

            \(doc: type.comment)
            \(AppleAvailability.intents)
            @objc(\(type.className))
            \(access) class \(type.className.swiftType): INObject {

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
        let name = type.className.swiftType
        text += """

            \(doc: type.resultComment)
            \(AppleAvailability.results)
            @objc(\(type.resultClassName))
            \(access) class \(type.resultClassName.swiftType): INObjectResolutionResult {
                /// Takes the object.
                @objc(successWithResolved\(type.name):)
                \(access) class func success(with resolvedObject: \(name)) -> Self {
                    return super.success(with: resolvedObject)
                }

                /// Asks which of the objects is meant.
                @objc(disambiguationWith\(type.name)sToDisambiguate:)
                \(access) class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self {
                    return super.disambiguation(with: objectsToDisambiguate)
                }

                /// Asks whether the object is meant.
                @objc(confirmationRequiredWith\(type.name)ToConfirm:)
                \(access) class func confirmationRequired(with objectToConfirm: \(name)?) -> Self {
                    return super.confirmationRequired(with: objectToConfirm)
                }

                @available(*, unavailable)
                override \(access) class func success(with resolvedObject: INObject) -> Self {
                    fatalError()
                }

                @available(*, unavailable)
                override \(access) class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
                    fatalError()
                }

                @available(*, unavailable)
                override \(access) class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
                    fatalError()
                }
            }

            """
    }
}
