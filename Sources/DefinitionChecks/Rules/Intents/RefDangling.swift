import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// The rule that every reference by name leads to something that the definition declares. Code depends on references to
/// enums and types, so these are resolved when the interface is built; the rule looks at the others.
enum RefDangling: DefinitionRule {
    static let description = RuleDescription(
        .refDangling,
        category: .intents,
        severity: .error,
        summary: "a name refers to something that the file doesn't declare",
        explanation: RuleExplanation(
            trigger: """
                This error is reported if:

                - a parameter or property names an enum or type that the file doesn't declare. Names in the namespace \
                `System` belong to a framework and aren't looked up.
                - the input or key parameter of an intent, or the parent of a parameter, isn't a parameter of the \
                intent.
                - the output of an intent isn't a property of its response.
                - a parameter depends on a case that the parent's enum doesn't have.
                - a definition customizes a system intent, or a parameter of one, that the tool doesn't know. This is a \
                warning, because a later system may have it.
                - a default value, or a value in a list of default values, is neither the name nor the index of a case \
                of its enum.
                """,
            importance: """
                The generated code would use a type that doesn't exist. The other references are ignored when the app \
                runs: a parameter never appears, or a result isn't passed on.
                """,
            wrong: "<key>INIntentParameterEnumType</key><string>Sise</string>",
            right: "<key>INIntentParameterEnumType</key><string>Size</string>",
            remedy: "Correct the name, or declare what it refers to."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let cases = definition.model.namesOfCases
        for intent in definition.customIntents {
            let names = IntentNames(of: intent)
            guard names.isComplete else { continue }
            let checker = ReferenceChecker(names: names, definition: definition)
            checker.checkParameter(intent.input, role: "input parameter", findings: &findings)
            checker.checkParameter(intent.keyParameter, role: "key parameter", findings: &findings)
            checker.checkOutput(intent.response?.output, findings: &findings)
            checker.checkRelationships(of: intent, casesOfEnums: cases, findings: &findings)
        }

        for intent in definition.systemIntents { check(intent, in: definition, findings: &findings) }

        let defaults = DefaultChecker(casesOfEnums: cases, definition: definition)
        for intent in definition.customIntents {
            for parameter in intent.parameters?.value ?? [] { defaults.check(parameter, findings: &findings) }
            for property in intent.response?.parameters?.value ?? [] { defaults.check(property, findings: &findings) }
        }
        for type in definition.model.types?.value ?? [] {
            for property in type.properties?.value ?? [] { defaults.check(property, findings: &findings) }
        }
    }
}

extension RefDangling {
    /// Reports a system intent and its parameters, unless the system has them.
    private static func check(_ intent: Intent, in definition: CheckedDefinition, findings: inout Findings) {
        guard let name = intent.name, !name.value.isEmpty else { return }
        guard let known = intent.known else {
            guard !IntentsNames.intentStems.contains(name.value) else { return }
            let fault = ReferenceFault(name, target: .systemIntent, valid: IntentsNames.intentStems)
            findings.report(fault, in: definition, severity: .warning)
            return
        }

        let valid = known.parameterNames
        for parameter in intent.parameters?.value ?? [] {
            guard let parameter = parameter.name, !valid.contains(parameter.value) else { continue }
            let fault = ReferenceFault(parameter, target: .systemParameter(intent: name.value), valid: valid)
            findings.report(fault, in: definition, severity: .warning)
        }
    }
}

/// The references of one intent, looked up among its names.
private struct ReferenceChecker {
    let names: IntentNames
    let definition: CheckedDefinition

    func checkParameter(_ name: Located<String>?, role: String, findings: inout Findings) {
        guard let name, !name.value.isEmpty, !names.hasParameter(name.value) else { return }
        let fault = ReferenceFault(name, target: .parameter(role: role), valid: names.parameters)
        findings.report(fault, in: definition)
    }

    func checkOutput(_ name: Located<String>?, findings: inout Findings) {
        guard let name, !name.value.isEmpty, !names.hasResponseProperty(name.value) else { return }
        findings.report(ReferenceFault(name, target: .output, valid: names.responseProperties), in: definition)
    }

    func checkRelationships(
        of intent: Intent,
        casesOfEnums: [String: CaseNames],
        findings: inout Findings
    ) {
        let parameters = intent.parameters?.value ?? []
        let enums = Dictionary(parameters.map { ($0.name?.value ?? "", $0.declaredEnum?.value) }) { first, _ in first }

        for relationship in parameters.compactMap(\.relationship) {
            checkParameter(relationship.parentName, role: "parent", findings: &findings)

            guard relationship.predicateName?.value == "EnumHasExactValue", let parent = relationship.parentName?.value,
                let declaration = enums[parent] ?? nil, let cases = casesOfEnums[declaration],
                case .string(let name)? = relationship.predicateValue?.content, !cases.set.contains(name),
                let position = relationship.predicateValue?.position
            else { continue }
            let fault = ReferenceFault(
                Located(name, at: position),
                target: .parentCase(enumeration: declaration, parameter: parent),
                valid: cases.list
            )
            findings.report(fault, in: definition)
        }
    }
}

/// The default values of members of an enum type, looked up among its cases.
private struct DefaultChecker {
    let casesOfEnums: [String: CaseNames]
    let definition: CheckedDefinition

    /// Reports each default value that is neither the name nor the index of a case.
    func check(_ member: some TypedMember, findings: inout Findings) {
        guard let declaration = member.declaredEnum?.value, let cases = casesOfEnums[declaration] else { return }

        for value in member.metadata?.defaultValue?.defaultValues ?? [] {
            guard let noun = cases.nounIfMissing(value) else { continue }
            let target = ReferenceFault.Target.defaultValue(
                text: value.inMessages,
                member: member.name?.value ?? "",
                noun: noun,
                enumeration: declaration
            )
            let name = Located(value.textContent ?? "", at: value.position)
            findings.report(ReferenceFault(name, target: target, valid: cases.list), in: definition)
        }
    }
}

extension Findings {
    /// Reports a name that isn't valid, with the name that was most likely meant.
    fileprivate mutating func report(
        _ fault: ReferenceFault,
        in definition: CheckedDefinition,
        severity: Diagnostic.Severity? = nil
    ) {
        report(
            fault.message(hasAdvice: canSuggest),
            at: fault.name.position,
            severity: severity,
            fixIt: canSuggest ? definition.correcting(fault.name, among: fault.valid) : nil
        )
    }
}

/// The names and indexes of an enum's cases.
private struct CaseNames {
    /// The names in the order of the file.
    let list: [String]
    /// The names to look up.
    let set: Set<String>
    /// The indexes; `nil` if one of them isn't readable.
    private let indexes: Set<Double>?

    init(of declaration: EnumDefinition) {
        let cases = declaration.values?.value ?? []
        list = cases.compactMap { $0.name?.value }
        set = Set(list)
        let isReadable = !cases.contains { $0.lacksEntry("INEnumValueIndex") }
        indexes = isReadable ? Set(cases.map { $0.index?.value.doubleValue ?? 0 }) : nil
    }

    /// The noun for what a value should be; `nil` if it is the name or the index of a case.
    func nounIfMissing(_ value: PropertyListValue) -> String? {
        switch value.content {
        case .string(let name): set.contains(name) ? nil : "a case"
        case .integer, .real:
            indexes.map { $0.contains(value.numberValue ?? .nan) } ?? true ? nil : "the index of a case"
        case .boolean, .date, .data, .array, .dictionary: "the name of a case"
        }
    }
}

extension PropertyListValue {
    /// The text of a string or number, which a name could replace.
    fileprivate var textContent: String? {
        switch content {
        case .string(let text), .integer(let text), .real(let text): text
        case .boolean, .date, .data, .array, .dictionary: nil
        }
    }
}

extension Definition {
    /// The cases of each readable enum, by the enum's name.
    fileprivate var namesOfCases: [String: CaseNames] {
        let enums = (enums?.value ?? []).filter { !$0.lacksEntry("INEnumValues") }
        return Dictionary(enums.map { ($0.name?.value ?? "", CaseNames(of: $0)) }) { first, _ in first }
    }
}
