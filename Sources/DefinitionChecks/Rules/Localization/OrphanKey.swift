import DefinitionDiagnostics
import IntentDefinition
import PropertyListXML
import StringsTables

/// Translations that nothing of the definition uses.
enum OrphanKey: SubjectRule {
    static let description = RuleDescription(
        "l10n-key-orphan",
        .localization,
        .warning,
        summary: "a table has a key that the definition does not use",
        explanation: RuleExplanation(
            trigger: """
                A table with the name of the definition has a key that is neither one of a text nor one of a text and \
                the values of an enum or a Boolean that it mentions. A table of plurals may also have texts for keys.
                """,
            importance: """
                Translators go on translating what nobody sees, and whoever reads the table takes it for more complete \
                than it is: most often the text was given a new key, under which it is not translated.
                """,
            remedy: """
                Remove the key; `intentc check --fix` does so. Where a text was given a new key, move its translation \
                there first.
                """
        )
    )

    static func check(_ subject: CheckSubject, _ findings: inout Findings) {
        for (table, users) in tables(\.strings, file: \.file, of: subject) {
            for (index, entry) in table.entries.enumerated() {
                guard let complaint = complaint(about: entry.key, users) else { continue }
                let edits = table.removals(of: [index])
                findings.report(
                    "\(complaint); remove it",
                    at: SourceLocation(file: table.file, position: entry.keyPosition),
                    fixIt: edits.isEmpty ? nil : FixIt("remove the key", isSafe: true, edits: edits)
                )
            }
        }
        for (table, users) in tables(\.plurals, file: \.file, of: subject) {
            for entry in table.entries where !users.contains(where: { $0.texts.contains(entry.key.value) }) {
                guard let complaint = complaint(about: entry.key.value, users) else { continue }
                findings.report(
                    "\(complaint), nor is it one of its texts; remove it",
                    at: SourceLocation(file: table.file, position: entry.key.position)
                )
            }
        }
    }

    /// Each table once, with the definitions that look their texts up there: copies of a definition for other languages,
    /// and where its folder holds one beside the `.lproj` folders, another with the same name.
    private static func tables<Table>(
        _ tables: KeyPath<TranslationTables, [Table]>,
        file: KeyPath<Table, String>,
        of subject: CheckSubject
    ) -> [(table: Table, users: [TableUser])] {
        var indices: [String: Int] = [:]
        var result: [(table: Table, users: [TableUser])] = []
        for definition in subject.definitions where !definition.tables[keyPath: tables].isEmpty {
            let copies = definition.copies.sorted { $0.key < $1.key }.map { TableUser(TranslationKeys($0.value)) }
            let users = [TableUser(definition.translations)] + copies
            for table in definition.tables[keyPath: tables] {
                if let index = indices[table[keyPath: file]] {
                    result[index].users += users
                } else {
                    indices[table[keyPath: file]] = result.count
                    result.append((table, users))
                }
            }
        }
        return result
    }

    /// What is wrong with a key; `nil` for one that a definition uses.
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
        guard let owner else { return "key '\(key)' is not used by the definition" }
        return "key '\(key)' is of the \(owner), which does not mention this value any more"
    }
}

/// A definition that looks its texts up in a table.
private struct TableUser {
    let keys: TranslationKeys
    /// Its texts, by which tables of plurals may translate.
    let texts: Set<String>
    private let askedKeys: Set<String>
    private let textsOfUnknownForm: Set<Int>

    init(_ keys: TranslationKeys) {
        self.keys = keys
        texts = Set(keys.units.flatMap { [$0.whole.text] + $0.entries.map(\.text) })
        askedKeys = Set(keys.units.flatMap { unit in unit.form == .plain ? [] : unit.entries.map(\.key) })
        textsOfUnknownForm = Set(keys.units.filter { $0.form == .unknown }.map(\.text))
    }

    /// Whether the key of a text with values is one that Xcode exports, or may be.
    func isAsked(_ key: String, ofText index: Int) -> Bool {
        askedKeys.contains(key) || textsOfUnknownForm.contains(index)
    }
}
