import Basics
import IntentDefinition
import PropertyLists

/// A key that its dictionary does not have.
enum SchemaUnknownKey: DefinitionRule {
    static let description = RuleDescription(
        .schemaUnknownKey,
        category: .format,
        severity: .warning,
        summary: "a dictionary has a key that the format does not know there",
        explanation: RuleExplanation(
            trigger: """
                A dictionary of the definition holds a key that no version of Xcode is known to write there. Where it \
                stands for a key that must be there and is not, such as `Name` for `INEnumName`, it is an error.
                """,
            importance: """
                Xcode ignores keys that it does not know, and what they say is lost. Definitions that were written by hand or by a program \
                have invented keys.
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
                Write the key that the message names. A key that a newer Xcode has written can stay: nothing is lost \
                when the file is formatted or mended.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in _: CheckSubject, findings: inout Findings) {
        for dictionary in UnknownKeyFinder.dictionaries(of: definition.model) {
            for entry in dictionary.entries { report(entry, in: dictionary, definition.editor, findings: &findings) }
        }
    }

    private static func report(
        _ entry: PropertyListValue.Entry,
        in dictionary: UnknownKeyFinder.Dictionary,
        _ editor: PropertyListEditor,
        findings: inout Findings
    ) {
        let meant = dictionary.keyMeant(by: entry.key)
        let isRequired = meant.map(requiredKeys.contains) ?? false
        let finding =
            if let meant {
                "'\(entry.key)' is not a key of \(dictionary.noun); did you mean '\(meant)'?"
            } else {
                """
                '\(entry.key)' isn't a key of \(dictionary.noun) that is known here; keep it if Xcode has written it, \
                or else correct its name
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

    /// The keys without which nothing can be generated.
    private static let requiredKeys: Set<String> = [
        "INEnumName", "INEnumValueName", "INEnumValues", "INIntentName", "INIntentParameterName",
        "INIntentParameterType", "INIntentParameterUnsupportedReasonCode", "INIntentResponseCodeName",
        "INIntentResponseParameterName", "INIntentResponseParameterType", "INTypeName", "INTypePropertyName",
        "INTypePropertyType",
    ]
}

extension UnknownKeyFinder.Dictionary {
    /// The key that was most likely meant: the shortest that ends in what was written, else one that is spelled nearly
    /// so, apart from what all keys start with.
    fileprivate func keyMeant(by written: String) -> String? {
        let start = zip(written, keyPrefix).prefix { $0 == $1 }.count
        let rest = String(written.dropFirst(start))
        guard !rest.isEmpty else { return nil }
        if let key = unusedKeys.filter({ $0.hasSuffix(rest) }).min(by: { $0.utf8.count < $1.utf8.count }) { return key }
        return unusedKeys.map { $0.dropFirst(keyPrefix.count) }.nearest(to: rest).map { keyPrefix + $0 }
    }
}
