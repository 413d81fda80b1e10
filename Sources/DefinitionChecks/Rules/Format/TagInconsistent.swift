import Basics
import IntentDefinition
import PropertyLists

/// The rule that the tags of parameters and properties are unique and counted.
enum TagInconsistent: DefinitionRule {
    static let description = RuleDescription(
        .tagInconsistent,
        category: .format,
        severity: .warning,
        summary: "two members have the same tag, or the tag counter is too low",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if two parameters of an intent, two properties of a response or two \
                properties of a type have the same tag. It is also reported if the counter beside them \
                (`INIntentLastParameterTag`, `INIntentResponseLastParameterTag` or `INTypeLastPropertyTag`) is missing \
                or lower than the highest tag.
                """,
            importance: """
                Xcode and the system recognize a renamed parameter by its tag. Xcode gives a new parameter the tag \
                after the counter; if the counter is too low, an existing parameter already has that tag. This happens \
                when two branches that each add a parameter are merged.
                """,
            wrong: """
                <key>INIntentLastParameterTag</key>
                <integer>2</integer>
                <key>INIntentParameters</key>
                <array>
                    <dict>
                        <key>INIntentParameterName</key>
                        <string>size</string>
                        <key>INIntentParameterTag</key>
                        <integer>3</integer>
                    </dict>
                </array>
                """,
            right: """
                <key>INIntentLastParameterTag</key>
                <integer>3</integer>
                """,
            remedy: """
                `intentc check --fix` sets the counter to the highest tag. If two tags are equal, give the newer \
                parameter the number after the counter, and raise the counter. The fix-it changes the one that comes \
                later in the file.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for group in definition.model.tagGroups {
            reportDuplicates(in: group, editor: definition.editor, findings: &findings)
            reportCounter(of: group, in: definition, findings: &findings)
        }
    }

    private static func reportDuplicates(
        in group: TagGroup,
        editor: PropertyListEditor,
        findings: inout Findings
    ) {
        var firsts: [Int: TagGroup.Member] = [:]
        var hasFixIt = false
        for member in group.members {
            guard let first = firsts[member.value] else {
                firsts[member.value] = member
                continue
            }

            findings.report(
                """
                \(group.noun) '\(member.name)' has the same tag as '\(first.name)', \(member.value); give the newer \
                one an unused tag
                """,
                at: member.position,
                notes: [findings.note("'\(first.name)' has the tag here", at: first.position)],
                // Each fix-it raises the counter, so only one can be applied at a time.
                fixIt: hasFixIt ? nil : givingNewTag(to: member, of: group, editor: editor)
            )
            hasFixIt = true
        }
    }

    /// A fix-it that gives a member an unused tag and raises the counter.
    private static func givingNewTag(
        to member: TagGroup.Member,
        of group: TagGroup,
        editor: PropertyListEditor
    ) -> FixIt? {
        let taken = group.members.map(\.value) + [group.counter?.value.integerValue ?? 0]
        var numbers = FreeNumbers(besides: taken)
        let tag = numbers.next()

        return FixIt(
            "give '\(member.name)' tag \(tag)",
            isSafe: false,
            edits: editor.replacingText(ofElementAt: member.position, with: "\(tag)"),
            editor.setting(
                group.counterKey,
                to: PropertyListValue(.integer("\(tag)")),
                inDictionaryAt: group.position
            )
        )
    }

    private static func reportCounter(
        of group: TagGroup,
        in definition: CheckedDefinition,
        findings: inout Findings
    ) {
        guard let highest = group.members.max(by: { $0.value < $1.value }) else { return }
        let counter = group.counter?.value.integerValue
        guard counter ?? .min < highest.value, counter != nil || group.counter == nil else { return }

        let key = group.counterKey
        let state = counter.map { "'\(key)' is \($0)" } ?? "'\(key)' is missing"
        findings.report(
            """
            \(state), but \(group.noun) '\(highest.name)' has tag \(highest.value), which Xcode may assign again; \
            set it to \(highest.value)
            """,
            at: group.counter?.position ?? group.position,
            notes: [findings.note("'\(highest.name)' has its tag here", at: highest.position)],
            fixIt: FixIt(
                "set '\(key)' to \(highest.value)",
                isSafe: true,
                edits: definition.editor.setting(
                    key,
                    to: PropertyListValue(.integer(String(highest.value))),
                    inDictionaryAt: group.position
                )
            )
        )
    }
}

/// The members that share a counter of tags.
private struct TagGroup {
    /// A member with a tag.
    struct Member {
        var name: String
        var value: Int
        var position: SourcePosition
    }

    /// The noun for a member.
    var noun: String
    /// The members.
    var members: [Member]
    /// The highest tag that was ever assigned.
    var counter: Located<Number>?
    /// The key of the counter.
    var counterKey: String
    /// The position of the dictionary that the counter belongs to.
    var position: SourcePosition
}

extension TagGroup.Member {
    /// A member with a tag; `nil` if it has none or the tag isn't a number.
    init?(_ name: Located<String>?, _ tag: Located<Number>?) {
        guard let tag, let value = tag.value.integerValue else { return nil }
        self.init(name: name?.value ?? "", value: value, position: tag.position)
    }
}

extension Definition {
    fileprivate var tagGroups: [TagGroup] {
        let intents = intents?.value ?? []
        let responses = intents.compactMap(\.response)
        let types = types?.value ?? []

        return intents.map { intent in
            TagGroup(
                noun: "parameter",
                members: (intent.parameters?.value ?? []).compactMap { TagGroup.Member($0.name, $0.tag) },
                counter: intent.lastParameterTag,
                counterKey: "INIntentLastParameterTag",
                position: intent.position
            )
        }
            + responses.map { response in
                TagGroup(
                    noun: "response property",
                    members: (response.parameters?.value ?? []).compactMap { TagGroup.Member($0.name, $0.tag) },
                    counter: response.lastParameterTag,
                    counterKey: "INIntentResponseLastParameterTag",
                    position: response.position
                )
            }
            + types.map { type in
                TagGroup(
                    noun: "property",
                    members: (type.properties?.value ?? []).compactMap { TagGroup.Member($0.name, $0.tag) },
                    counter: type.lastPropertyTag,
                    counterKey: "INTypeLastPropertyTag",
                    position: type.position
                )
            }
    }
}
