import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// The rule that placeholders in the texts of response codes stand for properties or parameters.
enum ResponsePlaceholder: DefinitionRule {
    static let description = RuleDescription(
        .responsePlaceholder,
        category: .responses,
        severity: .error,
        summary: "a placeholder in the text of a response code names neither a property nor a parameter",
        explanation: RuleExplanation(
            trigger: """
                This error is reported for a placeholder in the full or concise text of a response code if:

                - its first name is neither a property of the response nor a parameter of the intent.
                - a later name in a path, such as `total` in `${order.total}`, isn't a property of the type. If the \
                type belongs to a framework, such as a placemark, this is a warning.
                - a name is missing, as in `${}` or `${order..total}`.
                """,
            importance: """
                Siri leaves out the value. The generated method that creates the response has an argument for each \
                first name in the full and concise texts, but none for an unknown name.
                """,
            wrong: """
                <key>INIntentResponseCodeFormatString</key>
                <string>There is no soup: ${failureReason}</string>
                """,
            right: """
                <key>INIntentResponseCodeFormatString</key>
                <string>There is no soup: ${reason}</string>
                """,
            remedy: "Correct the name, or add a property of that name to the response. There are fix-its for both."
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let judge = PlaceholderJudge(definition.model, finder: PlaceholderFinder(source: definition.source))
        lazy var newKeys = definition.newKeys
        for intent in definition.customIntents {
            for fault in judge.faults(in: .response, of: intent) {
                // The first name of a path is an object of a type that isn't known.
                let addition: FixIt? =
                    if case .unknownName = fault.reason, findings.canSuggest, fault.placeholder.path.count == 1 {
                        addingProperty(fault.placeholder.root, to: intent, newKeys: newKeys, editor: definition.editor)
                    } else {
                        nil
                    }
                findings.report(fault, finder: judge.finder, orElse: addition)
            }
        }
    }

    /// A fix-it that adds a string property of the name to the response.
    private static func addingProperty(
        _ name: String,
        to intent: Intent,
        newKeys: NewKeys,
        editor: PropertyListEditor
    ) -> FixIt? {
        guard let response = intent.response, Identifier.isValid(name) else { return nil }

        let properties = response.parameters?.value ?? []
        let tags = properties.compactMap { $0.tag?.value.integerValue }
        var numbers = FreeNumbers(besides: tags + [response.lastParameterTag?.value.integerValue ?? 0])
        let tag = PropertyListValue.Content.integer("\(numbers.next())")

        let displayName = name.capitalizingFirstLetter
        let displayNameKey = newKeys.key(replacing: intent.name?.value ?? "", for: displayName)
        let property = PropertyListValue.dictionary([
            ("INIntentResponseParameterDisplayName", .string(displayName)),
            ("INIntentResponseParameterDisplayNameID", .string(displayNameKey)),
            ("INIntentResponseParameterDisplayPriority", .integer("\(properties.count + 1)")),
            ("INIntentResponseParameterName", .string(name)), ("INIntentResponseParameterTag", tag),
            ("INIntentResponseParameterType", .string("String")),
        ])

        let title = "add a string property '\(name)' to the response"
        guard let list = response.parameters else {
            // A response without properties usually has no counter, and another rule adds a missing one.
            let list = PropertyListValue(.array([property]))
            let edit = editor.setting("INIntentResponseParameters", to: list, inDictionaryAt: response.position)
            return FixIt(title, isSafe: false, edits: edit)
        }
        let key = "INIntentResponseLastParameterTag"
        return FixIt(
            title,
            isSafe: false,
            edits: editor.appending(property, toArrayAt: list.position),
            editor.setting(key, to: PropertyListValue(tag), inDictionaryAt: response.position)
        )
    }
}
