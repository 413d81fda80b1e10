import IntentInterface

extension AppleSwiftGenerator {
    /// Appends the reasons and the result class of a parameter.
    func append(_ result: ParameterResultDeclaration, to text: inout SourceText) {
        text += """

            \(doc: result.reasonsComment)
            \(AppleAvailability.resolution)
            @objc \(access) enum \(result.reasonEnumName.swiftType): Int {

            """
        for (index, reason) in result.reasons.enumerated() {
            text.separate()
            text += """
                    \(doc: reason.comment, indentation: 4)
                    case \(reason.name.swiftMember)\(index == 0 ? " = 1" : "")

                """
        }
        text += """
            }

            \(doc: result.resultComment)
            \(AppleAvailability.resolution)
            @objc(\(result.resultClassName))
            \(access) class \(result.resultClassName.swiftType): \(result.superclassName.swiftType) {
                /// Refuses the value for a reason.
                @objc(unsupportedForReason:)
                \(access) class func unsupported(forReason reason: \(result.reasonEnumName.swiftType)) -> Self {
                    return __unsupported(withReason: reason.rawValue)
                }
            }

            """
    }
}
