import Basics
import IntentDefinition
import PropertyLists

/// The rule that dictionaries have only the keys of the format.
enum SchemaUnknownKey: DefinitionRule {
    static let description = RuleDescription(
        .schemaUnknownKey,
        category: .format,
        severity: .warning,
        summary: "a dictionary has a key that isn't part of the format",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a dictionary of the definition has a key that no version of Xcode is known \
                to write there. It is an error if the key stands for a required one that is missing, such as `Name` \
                for `INEnumName`.
                """,
            importance: """
                Xcode ignores unknown keys, so their values are lost. Invented keys have been found in definitions \
                written by hand or by a program.
                """,
            wrong: """
                <key>INEnums</key>
                <array>
                    <dict>
                        <key>Name</key>
                        <string>Size</string>
                    </dict>
                </array>
                """,
            right: """
                <key>INEnums</key>
                <array>
                    <dict>
                        <key>INEnumName</key>
                        <string>Size</string>
                    </dict>
                </array>
                """,
            remedy: """
                Write the key that the message suggests. A key that a newer version of Xcode has written can stay: \
                formatting and fix-its keep it.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for dictionary in UnknownKeyFinder.dictionaries(of: definition.model) {
            for entry in dictionary.entries {
                report(entry, in: dictionary, editor: definition.editor, findings: &findings)
            }
        }
    }

    private static func report(
        _ entry: PropertyListValue.Entry,
        in dictionary: UnknownKeyFinder.Dictionary,
        editor: PropertyListEditor,
        findings: inout Findings
    ) {
        let meant = dictionary.keyMeant(by: entry.key)
        let isRequired = meant.map(requiredKeys.contains) ?? false
        let finding =
            if let meant {
                "'\(entry.key)' isn't a key of \(dictionary.noun); did you mean '\(meant)'?"
            } else {
                """
                '\(entry.key)' isn't a known key of \(dictionary.noun); keep it if Xcode wrote it, otherwise \
                correct its name
                """
            }

        findings.report(
            finding,
            at: entry.keyPosition,
            severity: isRequired ? .error : .warning,
            fixIt: meant.flatMap { name in
                FixIt(
                    "write '\(name)'",
                    isSafe: false,
                    edits: editor.replacingText(ofElementAt: entry.keyPosition, with: name)
                )
            }
        )
    }

    /// The keys that code generation requires.
    private static let requiredKeys: Set<String> = [
        "INEnumName", "INEnumValueName", "INEnumValues", "INIntentName", "INIntentParameterName",
        "INIntentParameterType", "INIntentParameterUnsupportedReasonCode", "INIntentResponseCodeName",
        "INIntentResponseParameterName", "INIntentResponseParameterType", "INTypeName", "INTypePropertyName",
        "INTypePropertyType",
    ]
}

extension UnknownKeyFinder.Dictionary {
    /// The key that was most likely meant: the shortest one that ends in what was written, or else the one with the
    /// most similar spelling. The prefix of all keys doesn't count.
    fileprivate func keyMeant(by written: String) -> String? {
        let start = zip(written, keyPrefix).prefix { $0 == $1 }.count
        let rest = String(written.dropFirst(start))
        guard !rest.isEmpty else { return nil }
        if let key = unusedKeys.filter({ $0.hasSuffix(rest) }).min(by: { $0.utf8.count < $1.utf8.count }) { return key }
        return unusedKeys.map { $0.dropFirst(keyPrefix.count) }.nearest(to: rest).map { keyPrefix + $0 }
    }
}
