import Basics
import IntentDefinition
import PropertyLists
import Translations

/// A translation whose key the definition doesn't use.
enum L10nKeyOrphan: DefinitionRule, GroupingRule {
    static let description = RuleDescription(
        .l10nKeyOrphan,
        category: .localization,
        severity: .warning,
        summary: "a table contains a key that the definition doesn't use",
        explanation: RuleExplanation(
            trigger: """
                This warning is reported if a table with the name of the definition contains a key that no text of the \
                definition uses. Keys for a text combined with the values of an enum or Boolean that the text mentions \
                count as used. In a table of plurals (`.stringsdict`), the definition's texts can serve as keys, too.
                """,
            importance: """
                Translators keep translating texts that nobody sees, and the table looks more complete than it is. \
                Usually, the text has been given a new key and isn't translated under that key.
                """,
            wrong: """
                "x9Y8z7" = "Suppe bestellen";
                """,
            right: """
                "a1B2c3" = "Suppe bestellen";
                """,
            remedy: """
                If the text has a new key, such as `a1B2c3` in the example, move its translation there. Then remove \
                the unused key. There is no fix-it, because the translation may be all that is left of somebody's work.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings) {
        guard !definition.tables.strings.isEmpty || !definition.tables.plurals.isEmpty else { return }
        let users = users(ofTablesOf: definition, in: subject)
        var seen: Set<SourceLocation> = []

        for table in definition.tables.strings {
            for (index, entry) in table.entries.enumerated() {
                // A key of a catalog is in the tables of all its languages, and a binary table has no positions.
                guard
                    table.format != .catalog
                        || seen.insert(SourceLocation(file: table.file, position: entry.keyPosition)).inserted
                else {
                    continue
                }
                guard let complaint = complaint(about: entry.key, users) else { continue }

                let edits = table.removals(of: [index])
                findings.report(
                    "\(complaint); remove it",
                    at: SourceLocation(file: table.file, position: entry.keyPosition),
                    fixIt: edits.isEmpty ? nil : FixIt("remove the key", isSafe: false, edits: edits),
                    about: topic(of: entry.key, in: table.path, isShared: table.format == .catalog, definition)
                )
            }
        }

        for table in definition.tables.plurals {
            for entry in table.entries where !users.contains(where: { $0.texts.contains(entry.key.value) }) {
                guard let complaint = complaint(about: entry.key.value, users),
                    table.path.pathExtension != "xcstrings"
                        || seen.insert(SourceLocation(file: table.file, position: entry.key.position)).inserted
                else { continue }
                findings.report(
                    "\(complaint); remove it",
                    at: SourceLocation(file: table.file, position: entry.key.position),
                    about: topic(
                        of: entry.key.value,
                        in: table.path,
                        isShared: table.path.pathExtension == "xcstrings",
                        definition
                    )
                )
            }
        }
    }

    /// Returns the common subject of all unused keys of a definition's tables, which result from the same changes of
    /// the definition.
    ///
    /// - Parameter isShared: Whether the table contains the key once for all languages.
    private static func topic(
        of key: String,
        in table: LocalizedPath,
        isShared: Bool,
        _ definition: CheckedDefinition
    ) -> Diagnostic.Topic {
        Diagnostic.Topic(definition.file, languages: isShared ? [] : [table.language], keys: [key])
    }

    static func message(of group: FindingGroup) -> String {
        let keys = group.keys
        let languages = group.languages.isEmpty ? "" : " in \(group.languageList)"
        return keys.count == 1
            ? "the definition doesn't use key '\(keys[0])'\(languages); remove it"
            : """
            the definition doesn't use these \(keys.count) keys: \(quotedList(keys, limit: 8))\(languages); remove them
            """
    }

    /// The definitions whose keys are in use: the one the tables belong to, its copies for other languages, and those
    /// beside it that may have been meant.
    private static func users(ofTablesOf definition: CheckedDefinition, in subject: CheckSubject) -> [TableUser] {
        let copies = definition.copies.sorted { $0.key < $1.key }
        let files = Set([definition.file] + copies.map(\.key))
        let namesakes = subject.definitions.filter { $0.tables.localizedDefinition.map(files.contains) ?? false }
        let keys = [definition.translations] + copies.map { TranslationKeys($0.value) } + namesakes.map(\.translations)
        return keys.map(TableUser.init)
    }

    /// The problem with a key; `nil` if a definition uses the key.
    private static func complaint(about key: String, _ users: [TableUser]) -> String? {
        var owner: TranslatableText?
        for user in users {
            switch user.keys.meaning(of: key) {
            case .text: return nil
            case .enumeration(let index, _):
                if user.isAsked(key, ofText: index) { return nil }
                owner = user.keys.texts[index]
            case nil: break
            }
        }

        guard let owner else { return "the definition doesn't use key '\(key)'" }
        return "key '\(key)' belongs to the \(owner), which no longer mentions this value"
    }
}

/// A definition that looks up its texts in a table.
private struct TableUser {
    let keys: TranslationKeys
    /// The definition's texts, which can be keys in tables of plurals.
    let texts: Set<String>
    private let askedKeys: Set<String>
    private let textsOfUnknownForm: Set<Int>

    init(_ keys: TranslationKeys) {
        self.keys = keys
        texts = keys.textsOfEntries
        askedKeys = Set(keys.units.flatMap { unit in unit.form == .plain ? [] : unit.entries.map(\.key) })
        textsOfUnknownForm = Set(keys.units.filter { $0.form == .unknown }.map(\.text))
    }

    /// Whether Xcode exports, or may export, a key that combines a text with values.
    func isAsked(_ key: String, ofText index: Int) -> Bool {
        askedKeys.contains(key) || textsOfUnknownForm.contains(index)
    }
}
