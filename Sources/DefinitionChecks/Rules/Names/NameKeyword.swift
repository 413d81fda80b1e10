import Basics
import IntentDefinition
import IntentInterface

/// A name that is a word of Swift.
enum NameKeyword: DefinitionRule {
    static let description = RuleDescription(
        .nameKeyword,
        category: .names,
        severity: .note,
        summary: "a name is a keyword of Swift",
        explanation: RuleExplanation(
            trigger: """
                A parameter, response property, response code, property of a type or case of an enum is called like a \
                keyword of Swift, such as `default` or `public`.
                """,
            importance: """
                The code compiles: it has the name in back-ticks, and after a dot Swift needs none. Some words read \
                badly all the same, and well-known apps have such names.
                """,
            wrong: "<key>INEnumValueName</key><string>default</string>",
            right: "<key>INEnumValueName</key><string>standard</string>",
            remedy: """
                Nothing needs to be done. In a new definition choose another name; once people have shortcuts, keep \
                it, since they refer to the names of parameters.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents {
            for parameter in intent.parameters?.value ?? [] { report(parameter.name, "parameter", findings: &findings) }
            for property in intent.response?.parameters?.value ?? [] {
                report(property.name, "response property", findings: &findings)
            }
            for code in intent.response?.codes?.value ?? [] { report(code.name, "response code", findings: &findings) }
        }
        for property in (definition.model.types?.value ?? []).flatMap({ $0.properties?.value ?? [] }) {
            report(property.name, "property", findings: &findings)
        }
        for value in (definition.model.enums?.value ?? []).flatMap({ $0.values?.value ?? [] }) {
            report(value.name, "enum case", findings: &findings)
        }
    }

    private static func report(_ name: Located<String>?, _ noun: String, findings: inout Findings) {
        guard let name, SwiftKeywords.members.contains(name.value) else { return }
        findings.report(
            """
            the \(noun) '\(name.value)' is a keyword of Swift; generated code writes it in back-ticks, and nothing \
            needs to be done
            """,
            at: name.position
        )
    }
}
