import Basics
import IntentDefinition
import PropertyLists
import Translations

/// Translations that nothing of the definition uses.
enum L10nKeyOrphan: DefinitionRule, GroupingRule {
    static let description = RuleDescription(
        .l10nKeyOrphan,
        category: .localization,
        severity: .warning,
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
                If a text was given a new key, move its translation there. Then remove the key. That \
                is never done unasked: a translation whose key looks unused may be all that is left of somebody's work.
                """
        )
    )

    static func check(_ definition: CheckedDefinition, in subject: CheckSubject, findings: inout Findings) {
        guard !definition.tables.strings.isEmpty || !definition.tables.plurals.isEmpty else { return }
        let users = users(ofTablesOf: definition, in: subject)
        var seen: Set<SourceLocation> = []
        for table in definition.tables.strings {
            for (index, entry) in table.entries.enumerated() {
                // A key of a catalog is in the tables of all its languages, and a binary table has no places.
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
                    "\(complaint), nor is it one of its texts; remove it",
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

    /// All unused keys of a definition's tables are one subject: they go back to the same changes of the definition.
    ///
    /// - Parameter isShared: Whether the key is there once for all languages.
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
        let (subject, remedy) =
            keys.count == 1 ? ("key '\(keys[0])' is", "remove it") : ("\(keys.count) keys are", "remove them")
        let list = keys.count == 1 ? "" : ": \(quotedList(keys, limit: 8))"
        return "\(subject) not used by the definition\(list)\(languages); \(remedy)"
    }

    /// The definition that tables belong to, its copies for other languages, and those beside it that may have been
    /// meant: what any of them uses may be wanted.
    private static func users(ofTablesOf definition: CheckedDefinition, in subject: CheckSubject) -> [TableUser] {
        let copies = definition.copies.sorted { $0.key < $1.key }
        let files = Set([definition.file] + copies.map(\.key))
        let namesakes = subject.definitions.filter { $0.tables.localizedDefinition.map(files.contains) ?? false }
        let keys = [definition.translations] + copies.map { TranslationKeys($0.value) } + namesakes.map(\.translations)
        return keys.map(TableUser.init)
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
        texts = keys.textsOfEntries
        askedKeys = Set(keys.units.flatMap { unit in unit.form == .plain ? [] : unit.entries.map(\.key) })
        textsOfUnknownForm = Set(keys.units.filter { $0.form == .unknown }.map(\.text))
    }

    /// Whether the key of a text with values is one that Xcode exports, or may be.
    func isAsked(_ key: String, ofText index: Int) -> Bool {
        askedKeys.contains(key) || textsOfUnknownForm.contains(index)
    }
}
