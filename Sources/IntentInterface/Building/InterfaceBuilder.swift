import Basics
import IntentDefinition
import PropertyLists

/// Turns the parts of a definition into declarations, and collects what is wrong and which names come about.
///
/// A part with an error gives no declaration; what it contains is checked all the same.
struct InterfaceBuilder {
    /// The path of the file, for diagnostics.
    let file: String
    /// The text before the names of what names no class of its own.
    let classPrefix: String
    /// The language that is generated.
    let language: GeneratedLanguage
    /// What is wrong.
    private(set) var findings: [InterfaceFinding] = []
    /// The top-level names so far.
    var names: [GeneratedName] = []
    /// The enums that members can refer to.
    private(set) var enums: ReferenceTable
    /// The object types that members can refer to.
    private(set) var types: ReferenceTable
    /// The cases of the enums.
    private(set) var enumCases = EnumCases()

    init(definition: Definition, file: String, classPrefix: String, language: GeneratedLanguage) {
        self.file = file
        self.classPrefix = classPrefix
        self.language = language
        enums = ReferenceTable(isComplete: !definition.lacksEntry("INEnums"))
        types = ReferenceTable(isComplete: !definition.lacksEntry("INTypes"))
        for declaration in definition.enums?.value ?? [] {
            guard let name = declaration.name else { continue }
            let className = className(for: name.value, explicit: declaration.className)
            enums.insert(name, className: className)
            enumCases.insert(declaration.values?.value ?? [], className: className)
        }
        for declaration in definition.types?.value ?? [] {
            guard let name = declaration.name else { continue }
            types.insert(name, className: className(for: name.value, explicit: declaration.className))
        }
    }

    /// The place of a position in the file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }

    /// Records what is wrong.
    ///
    /// - Parameters:
    ///   - id: The kind of finding.
    ///   - message: What is wrong, and what to do.
    ///   - position: Where it is.
    ///   - severity: How serious it is.
    ///   - subject: The part of the definition that it is about.
    ///   - notes: Other places that have to do with it.
    mutating func report(
        _ id: Diagnostic.ID,
        _ message: String,
        at position: SourcePosition,
        severity: Diagnostic.Severity = .error,
        about subject: InterfaceFinding.Subject? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        let diagnostic = Diagnostic(severity, id, message: message, at: location(position), notes: notes)
        findings.append(InterfaceFinding(diagnostic: diagnostic, subject: subject))
    }
}

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
                template: LocalizedText(reason.formatString)
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
