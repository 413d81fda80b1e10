import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// Something that saved shortcuts and widgets refer to, and that is not there any more.
enum IdentityChanged: SubjectRule {
    static let description = RuleDescription(
        .identityChanged,
        category: .compatibility,
        severity: .error,
        summary: "saved shortcuts and widgets refer to something that is gone or has another name",
        explanation: RuleExplanation(
            trigger: """
                `intentc check --against` finds that, since the definitions of the earlier time, an intent is gone or \
                has another class; a parameter is gone or has another name or type, such as an enum with other cases; \
                a type has another class; or a case of an enum is gone or has another name or index. What moved to \
                another file of the run stays what it was. Responses, and the types and enums that only they have, \
                are not saved, and may change.

                A property of a type that is gone or has another name or type is a warning: the objects in saved \
                shortcuts keep their identifiers, and lose what the property held.
                """,
            importance: """
                Shortcuts, automations, donations and widgets of people are kept with the class of their intent, the \
                names of its parameters, the indices of cases and the classes and properties of objects. What changed its name shows as an unknown action, \
                or loses its value, on every device that updates the app.
                """,
            wrong: """
                <key>INIntentName</key>
                <string>BuySoup</string>
                """,
            right: """
                <key>INIntentClassName</key>
                <string>OrderSoupIntent</string>
                <key>INIntentName</key>
                <string>BuySoup</string>
                """,
            remedy: """
                Keep the class of an intent with a new name by `INIntentClassName`, as in the example. Keep an intent \
                that is no longer wanted, marked as deprecated. Texts that people read can change freely. Where an \
                app intent has taken the place of an intent, which Swift code says by conforming to \
                `CustomIntentMigratedAppIntent` with the class as `intentClassName`, or where nobody has used the \
                intent yet, accept the finding in `intentc.json`.
                """
        )
    )

    /// What to do about something that is not meant to come back.
    static let acceptance = "or accept the finding in 'intentc.json'"

    static func check(_ subject: CheckSubject, findings: inout Findings) {
        for succession in Succession.all(in: subject) {
            for (previous, current) in succession.intents {
                if let current {
                    checkParameters(of: previous, in: succession, now: current, findings: &findings)
                } else if subject.hasAllDefinitions {
                    report(previous, lostFrom: succession, findings: &findings)
                }
            }
            checkTypes(in: succession, findings: &findings)
        }
        for succession in EnumSuccession.all(in: subject) { checkCases(of: succession, findings: &findings) }
    }

    /// Reports an intent whose class is not there any more.
    private static func report(_ intent: Intent, lostFrom succession: Succession, findings: inout Findings) {
        guard let name = intent.name?.value, let className = intent.ownClassName else { return }
        let position = intent.className?.position ?? intent.name?.position ?? intent.position
        let note = Diagnostic.Note("the intent was here", at: succession.previousLocation(position))
        guard let file = succession.sameFile else {
            let message = """
                intent '\(name)' is gone with its definition, and shortcuts and widgets with its class '\(className)' \
                are lost; bring it back, marked as deprecated, \(acceptance)
                """
            let location = SourceLocation(file: succession.previous.path)
            return findings.report(message, at: location, notes: [note])
        }
        guard let successor = succession.newcomers.successor(of: intent) else {
            let message = """
                intent '\(name)' is gone, and shortcuts and widgets with its class '\(className)' are lost; bring it \
                back, marked as deprecated, \(acceptance)
                """
            let position = file.model.intents?.position ?? file.model.position
            return findings.report(message, at: SourceLocation(file: file.file, position: position), notes: [note])
        }
        let message = """
            the class of intent '\(name)' was '\(className)' and is now '\(successor.ownClassName ?? "")', so that \
            shortcuts and widgets with it are lost; set 'INIntentClassName' to '\(className)'
            """
        let newPosition = successor.className?.position ?? successor.name?.position ?? successor.position
        let edit = file.editor.setting(
            "INIntentClassName",
            to: PropertyListValue(.string(className)),
            inDictionaryAt: successor.position
        )
        findings.report(
            message,
            at: SourceLocation(file: file.file, position: newPosition),
            notes: [note],
            fixIt: FixIt("set 'INIntentClassName' to '\(className)'", isSafe: false, edits: edit)
        )
    }
}

extension IdentityChanged {
    /// Reports the cases of an enum that are gone, or have another name or index. Another rule reports an index that
    /// means another case.
    static func checkCases(of succession: EnumSuccession, findings: inout Findings) {
        let definition = succession.definition
        for change in succession.changes {
            let old = change.previous
            let title = "case '\(old.name)' of enum '\(succession.name)'"
            switch change.kind {
            case .reused:
                continue
            case .renamed(let new):
                findings.report(
                    """
                    \(title) is now called '\(new.name)', which code and tools that know it by name do not find; call \
                    it '\(old.name)' again, and change its display name only
                    """,
                    at: SourceLocation(file: definition.file, position: new.value.name?.position ?? new.position),
                    fixIt: new.value.name.flatMap {
                        findings.canSuggest
                            ? Renaming(in: definition).fixIt(
                                calling: $0,
                                name: old.name,
                                of: .enumCase(succession.current)
                            ) : nil
                    }
                )
            case .moved(let new):
                findings.report(
                    """
                    \(title) has the index \(new.index) and had \(old.index), which saved shortcuts and widgets keep; \
                    set it to \(old.index)
                    """,
                    at: SourceLocation(file: definition.file, position: new.position),
                    fixIt: definition.givingIndex(old.index, to: new.value)
                )
            case .removed:
                findings.report(
                    """
                    \(title) with the index \(old.index) is gone, and saved shortcuts and widgets with it lose their \
                    choice; bring it back, \(acceptance)
                    """,
                    at: SourceLocation(
                        file: definition.file,
                        position: succession.current.values?.position ?? succession.current.position
                    )
                )
            }
        }
    }
}
