import IntentInterface

extension AppleSwiftGenerator {
    /// Appends an enum and its result class.
    func append(_ declaration: EnumDeclaration, to text: inout SourceText) {
        let name = declaration.className.swiftType
        text += """

            \(doc: declaration.comment)
            \(AppleAvailability.intents)
            @objc \(access) enum \(name): Int {

            """
        for enumCase in declaration.cases {
            text.separate()
            text += """
                    \(doc: enumCase.comment, indentation: 4)
                    case `\(enumCase.name)` = \(enumCase.rawValue)

                """
        }
        text += """
            }

            \(doc: declaration.resultComment)
            \(AppleAvailability.results)
            @objc(\(declaration.resultClassName))
            \(access) class \(declaration.resultClassName.swiftType): INEnumResolutionResult {
                /// Takes the value.
                @objc(successWithResolved\(declaration.name):)
                \(access) class func success(with resolvedValue: \(name)) -> Self {
                    return __success(withResolvedValue: resolvedValue.rawValue)
                }

                /// Asks whether the value is meant.
                @objc(confirmationRequiredWith\(declaration.name)ToConfirm:)
                \(access) class func confirmationRequired(with valueToConfirm: \(name)) -> Self {
                    return __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
                }
            }

            """
    }
}
