import Basics
import IntentDefinition
import IntentInterface
import PropertyLists

/// A part of a definition that saved shortcuts and widgets refer to, and that was removed or renamed.
enum IdentityChanged: SubjectRule {
    static let description = RuleDescription(
        .identityChanged,
        category: .compatibility,
        severity: .error,
        summary: "saved shortcuts and widgets refer to something that was removed or renamed",
        explanation: RuleExplanation(
            trigger: """
                `intentc check --against` reports this error if, compared with the earlier definitions:

                - an intent was removed or has another class.
                - a parameter was removed, or has another name or type. Another enum with the same cases is fine.
                - a type has another class.
                - an enum case was removed or has another name or index.

                Changes to responses, and to types and enums that only responses use, are fine, because these aren't \
                saved. If a property of a type was removed, renamed or \
                retyped, this is a warning, because saved objects lose only that property.
                """,
            importance: """
                Shortcuts, automations, donations and widgets are saved with the class of their intent, the names of \
                its parameters, the indices of cases, and the classes and properties of objects. After a change, \
                they show an unknown action or lose a value on every updated device.
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
                Keep the class of a renamed intent with `INIntentClassName`. Keep an intent that you no longer want, \
                and mark it as deprecated. You can change texts that people read. Accept the finding in `intentc.json` \
                if nobody has used the intent yet, or if an app intent replaces it (a `CustomIntentMigratedAppIntent` \
                with the class as its `intentClassName`).
                """
        )
    )

    /// The advice on something that isn't meant to come back.
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
            for type in TypeSuccession.all(in: succession) { check(type, in: succession, findings: &findings) }
        }
        for succession in EnumSuccession.all(in: subject) { checkCases(of: succession, findings: &findings) }
    }

    /// Reports an intent whose class no longer exists.
    private static func report(_ intent: Intent, lostFrom succession: Succession, findings: inout Findings) {
        guard let name = intent.name?.value, let className = intent.ownClassName else { return }
        let position = intent.className?.position ?? intent.name?.position ?? intent.position
        let note = Diagnostic.Note("the intent was declared here", at: succession.previousLocation(position))
        let consequence = "so saved shortcuts and widgets with its class '\(className)' stop working"

        guard let file = succession.sameFile else {
            return findings.report(
                """
                intent '\(name)' was removed with its definition, \(consequence); restore it and mark it as \
                deprecated, \(acceptance)
                """,
                at: SourceLocation(file: succession.previous.path),
                notes: [note]
            )
        }
        guard let successor = succession.newcomers.successor(of: intent) else {
            let position = file.model.intents?.position ?? file.model.position
            return findings.report(
                """
                intent '\(name)' was removed, \(consequence); restore it and mark it as deprecated, \(acceptance)
                """,
                at: SourceLocation(file: file.file, position: position),
                notes: [note]
            )
        }

        let newPosition = successor.className?.position ?? successor.name?.position ?? successor.position
        findings.report(
            """
            the class of intent '\(name)' changed from '\(className)' to '\(successor.ownClassName ?? "")', so saved \
            shortcuts and widgets with it stop working; set 'INIntentClassName' to '\(className)'
            """,
            at: SourceLocation(file: file.file, position: newPosition),
            notes: [note],
            fixIt: fixIt(setting: "INIntentClassName", to: className, at: successor.position, in: file)
        )
    }

    /// Reports the parameters of an intent that were removed, or have another name or type.
    private static func checkParameters(
        of previous: Intent,
        in succession: Succession,
        now successor: Succession.Successor,
        findings: inout Findings
    ) {
        let (intent, definition) = (successor.intent, successor.home.definition)
        guard !intent.lacksEntry("INIntentParameters") else { return }

        let members = MemberSuccession(
            from: previous.parameters?.value ?? [],
            in: succession.previousParts,
            to: intent.parameters?.value ?? [],
            in: successor.home.parts
        )
        let reporter = MemberReporter(
            noun: "parameter",
            owner: "intent '\(previous.name?.value ?? "")'",
            holders: "saved shortcuts and widgets",
            severity: .error,
            file: definition.file,
            membersPosition: intent.parameters?.position ?? intent.position,
            succession: succession
        )
        for change in members.changes {
            reporter.report(change, findings: &findings) { name in
                Renaming(in: definition).fixIt(calling: name, name: change.name.value, of: .parameter(intent))
            }
        }
    }

    /// Reports a type whose class has changed, and its properties that were removed or have another name or type.
    private static func check(_ type: TypeSuccession, in succession: Succession, findings: inout Findings) {
        let (old, new, definition) = (type.previous, type.current, type.home.definition)
        if let change = type.classChange {
            let position = new.className?.position ?? new.name?.position ?? new.position
            let oldPosition = old.className?.position ?? old.name?.position ?? old.position
            findings.report(
                """
                the class of type '\(new.name?.value ?? "")' changed from '\(change.old)' to '\(change.new)', so saved \
                shortcuts and widgets lose values of this type; set 'INTypeClassName' to '\(change.old)'
                """,
                at: SourceLocation(file: definition.file, position: position),
                notes: [Diagnostic.Note("the class was declared here", at: succession.previousLocation(oldPosition))],
                fixIt: fixIt(setting: "INTypeClassName", to: change.old, at: new.position, in: definition)
            )
        }

        guard let name = old.name, !new.lacksEntry("INTypeProperties") else { return }
        let members = MemberSuccession(
            from: old.ownProperties,
            in: succession.previousParts,
            to: new.ownProperties,
            in: type.home.parts
        )
        let reporter = MemberReporter(
            noun: "property",
            owner: "type '\(name.value)'",
            holders: "objects in saved shortcuts and widgets",
            severity: .warning,
            file: definition.file,
            membersPosition: new.properties?.position ?? new.position,
            succession: succession
        )
        for change in members.changes {
            reporter.report(change, findings: &findings) { newName in
                Renaming(in: definition).fixIt(calling: newName, name: change.name.value, of: .plain)
            }
        }
    }

    /// Returns a fix-it that keeps the class of an intent or a type.
    private static func fixIt(
        setting key: String,
        to className: String,
        at position: SourcePosition,
        in definition: CheckedDefinition
    ) -> FixIt? {
        FixIt(
            "set '\(key)' to '\(className)'",
            isSafe: false,
            edits: definition.editor.setting(
                key,
                to: PropertyListValue(.string(className)),
                inDictionaryAt: position
            )
        )
    }

    /// Reports the cases of an enum that were removed, or have another name or index.
    ///
    /// `EnumIndexReuse` reports an index that belongs to another case now.
    private static func checkCases(of succession: EnumSuccession, findings: inout Findings) {
        let definition = succession.definition
        for change in succession.changes {
            let old = change.previous
            let title = "case '\(old.name)' of enum '\(succession.name)'"
            switch change.kind {
            case .reused:
                continue
            case .renamed(let new):
                let name = findings.canSuggest ? new.value.name : nil
                findings.report(
                    """
                    \(title) was renamed to '\(new.name)', so code and tools that use its name don't find it; rename \
                    it back to '\(old.name)', and change only its display name
                    """,
                    at: SourceLocation(file: definition.file, position: new.value.name?.position ?? new.position),
                    fixIt: name.flatMap {
                        Renaming(in: definition).fixIt(calling: $0, name: old.name, of: .enumCase(succession.current))
                    }
                )
            case .moved(let new):
                findings.report(
                    """
                    \(title) changed its index from \(old.index) to \(new.index), but saved shortcuts and widgets keep \
                    the old one; set it back to \(old.index)
                    """,
                    at: SourceLocation(file: definition.file, position: new.position),
                    fixIt: definition.givingIndex(old.index, to: new.value)
                )
            case .removed:
                findings.report(
                    """
                    \(title) with index \(old.index) was removed, so saved shortcuts and widgets lose this choice; \
                    restore it, \(acceptance)
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

extension TypeDefinition {
    /// The properties, except those that every type has.
    fileprivate var ownProperties: [TypeProperty] {
        (properties?.value ?? []).filter { $0.isDefault?.value != true }
    }
}
