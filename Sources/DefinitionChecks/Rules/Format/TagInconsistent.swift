import Basics
import IntentDefinition
import PropertyLists

/// Tags of parameters and properties by which Xcode would mistake one for another.
enum TagInconsistent: DefinitionRule {
    static let description = RuleDescription(
        .tagInconsistent,
        category: .format,
        severity: .warning,
        summary: "tags are given twice, or the counter of tags is too low",
        explanation: RuleExplanation(
            trigger: """
                Two parameters of an intent, properties of a response or properties of a type have the same tag, or \
                the counter beside them (`INIntentLastParameterTag`, `INIntentResponseLastParameterTag`, \
                `INTypeLastPropertyTag`) is missing or lower than the highest tag.
                """,
            importance: """
                The tag tells Xcode and the system which parameter is which when it is renamed. Xcode gives the next \
                parameter the tag after the counter: with a counter that is too low, that of an old one. Merges of \
                two branches that each add a parameter bring it about.
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
                `intentc check --fix` sets the counter to the highest tag. Of two equal tags, change the one that was \
                added later to the next number after the counter, and raise the counter; the suggestion takes the \
                later in the file.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for group in definition.model.tagGroups {
            reportDuplicates(in: group, definition.editor, findings: &findings)
            reportCounter(of: group, in: definition, findings: &findings)
        }
    }

    private static func reportDuplicates(
        in group: TagGroup,
        _ editor: PropertyListEditor,
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
                \(group.noun) '\(member.name)' has the tag of '\(first.name)', \(member.value); give the later of the \
                two a tag that no other has
                """,
                at: member.position,
                notes: [findings.note("'\(first.name)' has it here", at: first.position)],
                // Each raises the counter, so that they are done one after the other.
                fixIt: hasFixIt ? nil : givingNewTag(to: member, of: group, editor)
            )
            hasFixIt = true
        }
    }

    /// Gives a member another tag, and counts it.
    private static func givingNewTag(
        to member: TagGroup.Member,
        of group: TagGroup,
        _ editor: PropertyListEditor
    ) -> FixIt? {
        let taken = group.members.map(\.value) + [group.counter?.value.integerValue ?? 0]
        var numbers = FreeNumbers(besides: taken)
        let tag = numbers.next()
        return FixIt(
            "give '\(member.name)' the tag \(tag)",
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
            \(state), but \(group.noun) '\(highest.name)' has tag \(highest.value), which Xcode could give to another; \
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

/// Members that are told apart by tags from one counter.
private struct TagGroup {
    /// A member with a tag.
    struct Member {
        var name: String
        var value: Int
        var position: SourcePosition
    }

    /// What the members are.
    var noun: String
    /// The members.
    var members: [Member]
    /// The highest tag ever given out.
    var counter: Located<Number>?
    /// The key of the counter.
    var counterKey: String
    /// The place of the dictionary that the counter belongs to.
    var position: SourcePosition
}

extension TagGroup.Member {
    /// A member with a tag that is a number; `nil` for one without.
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
