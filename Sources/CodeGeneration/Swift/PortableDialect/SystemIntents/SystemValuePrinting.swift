import IntentInterface

extension PortableSwiftPrinter {
    /// Appends a class of values.
    func append(_ type: ValueClassDeclaration, to text: inout SourceText) {
        text += """

            /// A value that system intents work with.
            \(style.typeModifiers) class \(type.name): \(type.superclass) {

            """
        for property in type.properties { append(property, to: &text) }
        for initializer in type.initializers {
            let creation = "init(intentMetadata: IntentMetadataBridge())"
            append(initializer, delegatingTo: "self.\(creation)", to: &text)
        }
        if !type.properties.isEmpty { appendFacts(of: type, to: &text) }
        text += """
            }

            """
    }

    private func appendFacts(of type: ValueClassDeclaration, to text: inout SourceText) {
        text.separate()
        text += """
                private static let intentMetadataFacts: [IntentPropertyMetadata] = makeIntentMetadata()

                /// The facts about the properties.
                override \(access) class var intentMetadata: [IntentPropertyMetadata] { return super.intentMetadata + intentMetadataFacts }

                private static func makeIntentMetadata() -> [IntentPropertyMetadata] {
                    var facts: IntentValueMetadataBuilder<\(type.name)> = .init()

            """
        for property in type.properties {
            text += """
                        facts.property(\(literal: property.name), \\.\(property.name.swiftMember))

                """
        }
        text += """
                    return facts.properties
                }

            """
    }
}

extension PortableSwiftPrinter {
    /// Appends a class of results with its reasons.
    func append(_ result: ResultDeclaration, to text: inout SourceText) {
        if let reason = result.unsupportedReason { appendReasons(reason, to: &text) }
        if let reason = result.confirmationReason { appendReasons(reason, to: &text) }
        text += """

            /// The result of resolving a parameter.
            \(style.typeModifiers) class \(result.name): \(result.superclass) {

            """
        if result.wrapsSuperclass {
            text += """
                    /// Creates a result that says the same as another.
                    \(access) convenience init(\(result.superclass.resultLabel) result: \(result.superclass)) {
                        self.init(intentMetadata: result.intentMetadataResolution, fault: result.intentMetadataFault)
                    }

                """
        }
        for outcome in result.outcomes { append(outcome, of: result, to: &text) }
        if let reason = result.unsupportedReason {
            text.separate()
            text += """
                    \(doc: ResultComment.unsupported)
                    \(access) class func unsupported(forReason reason: \(reason.className)) -> Self {
                        return __unsupported(withReason: reason.rawValue)
                    }

                """
        }
        if let reason = result.confirmationReason {
            text.separate()
            text += """
                    /// Creates a result that asks people to confirm the value for a reason.
                    \(access) class func confirmationRequired(with valueToConfirm: \(result.value)?, forReason reason: \(reason.className)) -> Self {
                        return __confirmationRequiredWithItem(toConfirm: valueToConfirm as Any, forReason: reason.rawValue)
                    }

                """
        }
        text += """
            }

            """
    }

    private func append(_ outcome: ResultDeclaration.Outcome, of result: ResultDeclaration, to text: inout SourceText) {
        let defaultValue = result.defaultValue.map { " = \($0)" } ?? ""
        text.separate()
        switch outcome {
        case .success:
            text += """
                    \(doc: ResultComment.successWithValue)
                    \(access) class func success(with resolvedValue: \(result.value)\(defaultValue)) -> Self {
                        return success(of: resolvedValue)
                    }

                """
        case .successes:
            text += """
                    /// Creates a result for each value that accepts it.
                    \(line: result.wrapsSuperclass ? nil : "@_disfavoredOverload", indentation: 4)\
                \(access) class func successes(with resolvedValues: [\(result.value)]) -> [\(result.name)] {
                        return resolvedValues.map { success(with: $0) }
                    }

                """
        case .disambiguation:
            text += """
                    /// Creates a result that asks people to choose one of the values.
                    \(access) class func disambiguation(with valuesToDisambiguate: [\(result.value)]) -> Self {
                        return disambiguation(of: valuesToDisambiguate)
                    }

                """
        case .confirmation:
            text += """
                    \(doc: ResultComment.confirmationOfValue)
                    \(access) class func confirmationRequired(with valueToConfirm: \(result.value)\(result.isConfirmedValueOptional ? "?" : "")\(defaultValue)) -> Self {
                        return confirmationRequired(of: valueToConfirm)
                    }

                """
        }
    }

    private func appendReasons(_ reasons: EnumDeclaration, to text: inout SourceText) {
        text += """

            /// The reasons for a result.
            \(style.typeModifiers) enum \(reasons.className): Int, Sendable {

            """
        reasons.cases.appendCases(to: &text)
        text += """
            }

            """
    }
}
