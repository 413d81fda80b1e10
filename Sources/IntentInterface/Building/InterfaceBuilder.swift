import Basics
import IntentDefinition
import PropertyLists

/// A builder that turns the parts of a definition into declarations, and collects the findings and the generated names.
///
/// A part with an error doesn't get a declaration, but its contents are checked all the same.
struct InterfaceBuilder {
    /// The path of the file, for diagnostics.
    let file: String
    /// The prefix for the classes of parts that don't set a class name.
    let classPrefix: String
    /// The generated language.
    let language: GeneratedLanguage
    /// The findings so far.
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

    /// Returns the location of a position in the file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }

    /// Records a finding.
    ///
    /// - Parameters:
    ///   - id: The kind of finding.
    ///   - message: The problem, and how to fix it.
    ///   - position: The place of the problem.
    ///   - severity: The severity.
    ///   - subject: The part of the definition that the finding is about.
    ///   - notes: Related places.
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
    /// Returns the declaration of a custom intent; `nil` after an error.
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
        let origin = GeneratedName.Origin(.intent, name.value, at: intent.position)
        record(declaration, className: className, origin: origin)
        return declaration
    }

    /// Records the top-level names that an intent generates.
    private mutating func record(
        _ intent: IntentDeclaration,
        className: Located<String>,
        origin: GeneratedName.Origin
    ) {
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
    /// Returns the list of a definition's intents.
    mutating func list(
        of intents: [IntentDeclaration],
        in definition: Definition,
        baseName: String
    ) -> IntentListDeclaration {
        let name = IntentListDeclaration.name(forBaseName: baseName, classPrefix: classPrefix)
        let origin = GeneratedName.Origin(.definition, baseName, at: definition.position)
        record(className: Located(name, at: definition.position), others: [], origin: origin)
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
    /// Returns the parameters of an intent with the reasons for which they can be rejected.
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

    /// Returns the reasons for which a parameter's value can be rejected: those in the file, or else the built-in ones
    /// for a number with a limit. The list is empty for a parameter that isn't resolved.
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
    /// The reasons of a number with a limit if the file doesn't store reasons.
    fileprivate static var ofLimits: Self {
        ["negativeNumbersNotSupported", "greaterThanMaximumValue", "lessThanMinimumValue"]
            .map { Element(name: $0) }
    }
}

extension ValueType {
    /// Whether limits apply to the value.
    fileprivate var isNumber: Bool { element == .basic(.integer) || element == .basic(.decimal) }
}

extension ValueMetadata {
    /// Whether there is a minimum or a maximum. The editor writes empty data for an absent limit.
    fileprivate var hasLimit: Bool {
        [minimumValue, maximumValue].contains { limit in
            limit?.finiteNumber != nil
        }
    }
}
