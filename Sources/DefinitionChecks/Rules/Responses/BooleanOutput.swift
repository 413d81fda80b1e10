import Basics
import IntentDefinition

/// The rule that a response has no Boolean property, which Shortcuts shows as a number.
enum BooleanOutput: DefinitionRule {
    static let description = RuleDescription(
        .booleanOutput,
        category: .responses,
        severity: .note,
        summary: "a response property is a Boolean, which Shortcuts shows as a number",
        explanation: RuleExplanation(
            trigger: """
                This note is reported if a property in the response of an intent for the Shortcuts app has the type \
                Boolean.
                """,
            importance: """
                An action that uses the value gets 1 or 0, and people see a number instead of a word. Developers have \
                reported this even for properties with display names for true and false.
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
                If people see the value, use an enum with two cases or a string instead. If only an "If" action uses \
                it, leave it as it is. There is no fix-it because the cases need names that people understand.
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
                    \(role) '\(name.value)' of intent '\(intent.name?.value ?? "")' is a Boolean, which Shortcuts \
                    shows as a number; if people see it, use an enum or a string instead
                    """,
                    at: type.position
                )
            }
        }
    }
}
