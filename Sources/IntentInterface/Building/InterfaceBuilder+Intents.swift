import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// What a custom intent generates.
    mutating func declaration(of intent: Intent) -> IntentDeclaration? {
        let name = requiredName(intent.name, of: "intent", key: "INIntentName", in: intent)
        let className = name.flatMap { validClassName(for: $0, explicit: intent.className, suffix: "Intent") }
        let parameters = parameters(of: intent)
        let responseProperties = members(
            intent.response?.parameters?.value ?? [],
            .responseProperty,
            of: .responseProperty(intent)
        )
        .map(\.property)
        let codes = responseCodes(of: intent.response)
        guard let name, let className else { return nil }

        let isEligibleForWidgets = intent.eligibleForWidgets?.value == true
        let declaration = IntentDeclaration(
            name: name.value,
            className: className.value,
            protocolName: className.value + "Handling",
            responseClassName: className.value + "Response",
            responseCodeName: className.value + "ResponseCode",
            title: intent.title?.value,
            description: intent.description?.value,
            isEligibleForWidgets: isEligibleForWidgets,
            properties: parameters.map(\.property),
            operations: Operation.all(name.value, parameters: parameters, isEligibleForWidgets: isEligibleForWidgets),
            responseCodes: codes,
            responseProperties: responseProperties,
            responseFactories: ResponseFactory.all(for: codes, properties: responseProperties),
            parameterResults: parameters.compactMap(\.result),
            facts: IntentFacts(
                intent,
                parameters: parameters,
                responseProperties: responseProperties,
                enums: enumCases
            )
        )
        record(declaration, className: className)
        return declaration
    }

    /// Adds to the top-level names what an intent generates.
    private mutating func record(_ intent: IntentDeclaration, className: Located<String>) {
        let origin = "intent '\(intent.name)'"
        record(className: className, others: intent.dependentNames, origin: origin)
        let codes = intent.responseCodes.lazy.map(\.name)
        recordConstants(of: className, enumName: intent.responseCodeName, cases: codes, origin: origin)
        for result in intent.parameterResults {
            let reasons = result.reasons.lazy.map(\.name)
            recordConstants(of: className, enumName: result.reasonEnumName, cases: reasons, origin: origin)
        }
    }
}

extension InterfaceBuilder {
    /// The list of a definition's intents.
    mutating func list(
        of intents: [IntentDeclaration],
        in definition: Definition,
        baseName: String
    ) -> IntentListDeclaration {
        let name = IntentListDeclaration.name(forBaseName: baseName, classPrefix: classPrefix)
        record(className: Located(name, at: definition.position), others: [], origin: "definition '\(baseName)'")
        return IntentListDeclaration(name: name, classNames: intents.map(\.className))
    }
}

extension IntentDeclaration {
    /// The top-level names that come with the intent's class.
    fileprivate var dependentNames: [String] {
        [protocolName, responseClassName, responseCodeName]
            + parameterResults.flatMap { [$0.resultClassName, $0.reasonEnumName] }
    }
}
