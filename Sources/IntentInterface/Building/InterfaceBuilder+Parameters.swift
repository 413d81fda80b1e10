import Basics
import IntentDefinition
import PropertyLists

extension InterfaceBuilder {
    /// The parameters of an intent with the reasons for which they can be refused.
    mutating func parameters(of intent: Intent) -> [IntentParameter] {
        let ownerName = classPrefix + (intent.name?.value ?? "")
        return members(intent.parameters?.value ?? [], .parameter, of: .parameter(intent)).map { model, property in
            IntentParameter(
                model: model,
                property: property,
                reasons: reasons(of: model, type: property.type),
                ownerName: ownerName
            )
        }
    }

    /// The reasons for which a parameter's value can be refused: the file's own, else for a number with a limit those
    /// that come with limits. A parameter that is not resolved has none.
    private mutating func reasons(of parameter: Parameter, type: ValueType) -> [ParameterResultDeclaration.Reason] {
        guard parameter.supportsResolution?.value == true else { return [] }
        let stored = parameter.unsupportedReasons?.value ?? []
        guard !stored.isEmpty else {
            return type.isNumber && parameter.metadata?.hasLimit == true ? .ofLimits : []
        }
        var seen = CaseNames()
        return stored.compactMap { reason in
            let key = "INIntentParameterUnsupportedReasonCode"
            guard let name = requiredName(reason.code, of: "unsupported reason", key: key, in: reason) else {
                return nil
            }
            checkCaseName(name, of: "unsupported reason", in: "Reason", among: &seen)
            return ParameterResultDeclaration.Reason(
                name: name.value,
                template: reason.formatString?.value,
                templateKey: reason.formatStringID?.value
            )
        }
    }
}

extension [ParameterResultDeclaration.Reason] {
    /// What a number with a limit can be refused for where the file stores no reasons.
    fileprivate static var ofLimits: Self {
        ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
            .map { Element(name: $0) }
    }
}

extension ValueType {
    /// Whether the value is a number that limits apply to.
    fileprivate var isNumber: Bool { element == .basic(.integer) || element == .basic(.decimal) }
}

extension ValueMetadata {
    /// Whether there is a lowest or a highest value. The editor writes empty data where there is none.
    fileprivate var hasLimit: Bool {
        [minimumValue, maximumValue].contains { limit in
            limit?.finiteNumber != nil
        }
    }
}
