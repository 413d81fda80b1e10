import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// A placeholder in the text of a response code that stands for nothing.
enum ResponsePlaceholder: DefinitionRule {
    static let description = RuleDescription(
        .responsePlaceholder,
        category: .responses,
        severity: .error,
        summary: "the text of a response code names what neither the response nor the intent has",
        explanation: RuleExplanation(
            trigger: """
                The text of a response code, or its concise form, holds a placeholder whose first name is neither a \
                property of the response nor a parameter of the intent. A path such as `${order.total}` is followed \
                through the types of the definition and of the frameworks: a name that isn't a property there is \
                reported, too, as a warning if the type is one of a framework, such as a placemark. A \
                placeholder that lacks a name, such as `${}` or `${order..total}`, is reported, too.
                """,
            importance: """
                Siri says nothing where the value belongs. The generated method that makes the response takes what \
                the first names of both texts stand for, and has no argument for an unknown one.
                """,
            wrong: """
                <key>INIntentResponseCodeFormatString</key>
                <string>There is no soup: ${failureReason}</string>
                """,
            right: """
                <key>INIntentResponseCodeFormatString</key>
                <string>There is no soup: ${reason}</string>
                """,
            remedy: """
                Correct the name, or add a property of that name to the response. There are suggestions for both.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        let judge = PlaceholderJudge(definition.model, finder: PlaceholderFinder(source: definition.source))
        lazy var newKeys = definition.newKeys
        for intent in definition.customIntents {
            for fault in judge.faults(in: .response, of: intent) {
                // A path goes through an object, whose type isn't known.
                let addition: FixIt? =
                    if case .unknownName = fault.reason, findings.canSuggest, fault.placeholder.path.count == 1 {
                        addingProperty(fault.placeholder.root, to: intent, newKeys, definition.editor)
                    } else {
                        nil
                    }
                findings.report(fault, judge.finder, orElse: addition)
            }
        }
    }

    /// Adds a text of the name to the response.
    private static func addingProperty(
        _ name: String,
        to intent: Intent,
        _ newKeys: NewKeys,
        _ editor: PropertyListEditor
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
        let title = "add a text '\(name)' to the response"
        guard let list = response.parameters else {
            // Without a list there is no counter as a rule; where it is missing, another rule adds it.
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
