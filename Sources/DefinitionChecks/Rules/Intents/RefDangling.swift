import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import PropertyListXML

/// A name that refers to nothing. References to enums and types are resolved, and reported, when the interface is made;
/// the rule looks at those that nothing is generated from.
enum RefDangling: DefinitionRule {
    static let description = RuleDescription(
        "ref-dangling",
        .intents,
        .error,
        summary: "a name refers to something that the file does not declare",
        explanation: RuleExplanation(
            trigger: """
                An enum or type that a parameter or property names is not declared in the file; the input or key \
                parameter of an intent, or the parent of a parameter, is none of its parameters; the output is no \
                property of the response; or a parameter counts for a case that the parent's enum does not have, or has one for its default value that \
                its own enum does not have. Names \
                in the namespace `System` are those of a framework, and not looked up.
                """,
            importance: """
                The generated code would use a type that does not exist; other references are ignored when the app \
                runs, so that a parameter never appears, or a result is not passed on.
                """,
            wrong: "<key>INIntentParameterEnumType</key><string>Sise</string>",
            right: "<key>INIntentParameterEnumType</key><string>Size</string>",
            remedy: "Correct the name, or declare what it names."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, _ findings: inout Findings) {
        let cases = definition.model.namesOfCases
        for intent in definition.customIntents {
            let names = IntentNames(of: intent)
            guard names.isComplete else { continue }
            let checker = ReferenceChecker(names: names, editor: definition.editor)
            checker.checkParameter(intent.input, role: "input parameter", &findings)
            checker.checkParameter(intent.keyParameter, role: "key parameter", &findings)
            checker.checkOutput(intent.response?.output, &findings)
            checker.checkRelationships(of: intent, casesOfEnums: cases, &findings)
            checker.checkDefaults(of: intent, casesOfEnums: cases, &findings)
        }
    }
}

/// Looks up the references of one intent.
private struct ReferenceChecker {
    let names: IntentNames
    let editor: PropertyListEditor

    func checkParameter(_ name: Located<String>?, role: String, _ findings: inout Findings) {
        guard let name, !name.value.isEmpty, !names.hasParameter(name.value) else { return }
        report("the \(role) '\(name.value)' is not a parameter", name, among: names.parameters, "parameters", &findings)
    }

    func checkOutput(_ name: Located<String>?, _ findings: inout Findings) {
        guard let name, !name.value.isEmpty, !names.hasResponseProperty(name.value) else { return }
        let valid = names.responseProperties
        report("the output '\(name.value)' is not a response property", name, among: valid, "properties", &findings)
    }

    func checkRelationships(
        of intent: Intent,
        casesOfEnums: [String: CaseNames],
        _ findings: inout Findings
    ) {
        let parameters = intent.parameters?.value ?? []
        let enums = Dictionary(parameters.map { ($0.name?.value ?? "", $0.declaredEnum?.value) }) { first, _ in first }
        for relationship in parameters.compactMap(\.relationship) {
            checkParameter(relationship.parentName, role: "parent", &findings)
            guard relationship.predicateName?.value == "EnumHasExactValue", let parent = relationship.parentName?.value,
                let declaration = enums[parent] ?? nil, let cases = casesOfEnums[declaration],
                case .string(let name)? = relationship.predicateValue?.content, !cases.set.contains(name),
                let position = relationship.predicateValue?.position
            else { continue }
            let finding = "'\(name)' is not a case of the enum '\(declaration)' of '\(parent)'"
            report(finding, Located(name, at: position), among: cases.list, "cases", &findings)
        }
    }

    /// A default value names a case of the parameter's enum.
    func checkDefaults(of intent: Intent, casesOfEnums: [String: CaseNames], _ findings: inout Findings) {
        for parameter in intent.parameters?.value ?? [] {
            guard let value = parameter.metadata?.defaultValue, case .string(let name) = value.content, !name.isEmpty,
                let declaration = parameter.declaredEnum?.value, let cases = casesOfEnums[declaration],
                !cases.set.contains(name)
            else { continue }
            let finding = """
                the default value '\(name)' of '\(parameter.name?.value ?? "")' isn't a case of the enum '\(declaration)'
                """
            report(finding, Located(name, at: value.position), among: cases.list, "cases", &findings)
        }
    }

    private func report(
        _ finding: String,
        _ name: Located<String>,
        among valid: [String],
        _ nouns: String,
        _ findings: inout Findings
    ) {
        let meant = findings.nearest(to: name.value, among: valid)
        findings.report(
            finding + findings.advice(for: name.value, among: valid, nouns: nouns),
            at: name.position,
            fixIt: meant.flatMap { meant in
                FixIt(
                    "write '\(meant)'",
                    isSafe: false,
                    edits: editor.replacingText(ofElementAt: name.position, with: meant)
                )
            }
        )
    }
}

/// The names of an enum's cases.
private struct CaseNames {
    /// The names in the order of the file.
    let list: [String]
    /// The names to look up.
    let set: Set<String>

    init(of declaration: EnumDefinition) {
        list = (declaration.values?.value ?? []).compactMap { $0.name?.value }
        set = Set(list)
    }
}

extension Definition {
    /// The cases of each enum that could be read, by the enum's name.
    fileprivate var namesOfCases: [String: CaseNames] {
        let enums = (enums?.value ?? []).filter { !$0.lacksEntry("INEnumValues") }
        return Dictionary(enums.map { ($0.name?.value ?? "", CaseNames(of: $0)) }) { first, _ in first }
    }
}
