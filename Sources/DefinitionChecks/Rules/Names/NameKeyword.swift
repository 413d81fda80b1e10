import Basics
import IntentDefinition
import IntentInterface

/// The rule that names aren't keywords of Swift.
enum NameKeyword: DefinitionRule {
    static let description = RuleDescription(
        .nameKeyword,
        category: .names,
        severity: .note,
        summary: "a name is a Swift keyword",
        explanation: RuleExplanation(
            trigger: """
                This note is reported if a parameter, response property, response code, property of a type or enum \
                case has the name of a Swift keyword, such as `default` or `public`.
                """,
            importance: """
                The code compiles, because it puts the name in backticks. After a dot, the backticks aren't needed. \
                Some of these names are awkward to read, but well-known apps use them.
                """,
            wrong: "<key>INEnumValueName</key><string>default</string>",
            right: "<key>INEnumValueName</key><string>standard</string>",
            remedy: """
                No change is needed. In a new definition, prefer another name. After a release, keep the name, because \
                saved shortcuts refer to parameters by name.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents {
            for parameter in intent.parameters?.value ?? [] {
                report(parameter.name, noun: "parameter", findings: &findings)
            }
            for property in intent.response?.parameters?.value ?? [] {
                report(property.name, noun: "response property", findings: &findings)
            }
            for code in intent.response?.codes?.value ?? [] {
                report(code.name, noun: "response code", findings: &findings)
            }
        }

        for property in (definition.model.types?.value ?? []).flatMap({ $0.properties?.value ?? [] }) {
            report(property.name, noun: "property", findings: &findings)
        }
        for value in (definition.model.enums?.value ?? []).flatMap({ $0.values?.value ?? [] }) {
            report(value.name, noun: "enum case", findings: &findings)
        }
    }

    private static func report(_ name: Located<String>?, noun: String, findings: inout Findings) {
        guard let name, SwiftKeywords.members.contains(name.value) else { return }
        findings.report(
            """
            \(noun) '\(name.value)' has the name of a Swift keyword; generated code puts it in backticks, so no change \
            is needed
            """,
            at: name.position
        )
    }
}
