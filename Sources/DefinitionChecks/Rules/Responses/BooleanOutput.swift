import Basics
import IntentDefinition

/// A result that Shortcuts shows as a number.
enum BooleanOutput: DefinitionRule {
    static let description = RuleDescription(
        .booleanOutput,
        category: .responses,
        severity: .note,
        summary: "a property of a response is a Boolean, which Shortcuts shows as a number",
        explanation: RuleExplanation(
            trigger: "A property of the response of an intent for the Shortcuts app has the type Boolean.",
            importance: """
                An action that uses the value gets 1 or 0, and people see a number where they expect a word; public \
                reports describe it for properties with names for true and false too.
                """,
            wrong: """
                <key>INIntentResponseParameterName</key>
                <string>isOpen</string>
                <key>INIntentResponseParameterType</key>
                <string>Boolean</string>
                """,
            right: """
                <key>INIntentResponseParameterEnumType</key>
                <string>OpeningState</string>
                <key>INIntentResponseParameterName</key>
                <string>state</string>
                <key>INIntentResponseParameterType</key>
                <string>Integer</string>
                """,
            remedy: """
                Where people see the value, answer with an enum of two cases or a text. Where it only feeds an "If" \
                action, leave it. There is no fix-it, since the cases need names that people understand.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for intent in definition.customIntents where intent.configurable?.value == true {
            guard let response = intent.response else { continue }
            for property in response.parameters?.value ?? [] {
                guard let name = property.name, let type = property.type, type.value == "Boolean" else { continue }
                let role = response.output?.value == name.value ? "output" : "response property"
                findings.report(
                    """
                    \(role) '\(name.value)' of intent '\(intent.name?.value ?? "")' is a Boolean, which Shortcuts shows \
                    as a number; where people see it, an enum or a text says more
                    """,
                    at: type.position
                )
            }
        }
    }
}
