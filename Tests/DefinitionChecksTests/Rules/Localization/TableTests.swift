import Basics
import IntentDefinition
import TestSupport
import Testing
import Translations

@testable import DefinitionChecks
@testable import ToolSupport

@Suite struct TableTests {
    @Test("a repeated key is a warning at the first entry, with a note at the one that is used")
    func duplicate() throws {
        try expect(
            L10nDuplicateKey.self,
            in: TranslatedIntent.definition,
            tables: ["de.lproj/A.strings": "\"T\" = \"x\";\n\"C\" = \"c\";\n\"T\" = \"y\";\n"],
            toFind: [
                """
                de.lproj/A.strings:1:1: warning: key 'T' occurs again later in the table with a translation that \
                overrides this one; remove one of the entries [l10n-duplicate-key]
                """,
                "de.lproj/A.strings:3:1: note: the entry that is used",
            ]
        )
    }

    @Test(
        "the fix-it removes the first of two equal entries, and isn't safe if they differ",
        arguments: ["x", "y"]
    )
    func removeDuplicate(second: String) throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        let table = "\"T\" = \"x\";\n\"T\" = \"\(second)\";\n"
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": table])
        let findings = subject.findings(of: L10nDuplicateKey.self, in: subject.definitions[0])
        #expect(findings.map { $0.fixIts.map(\.isSafe) } == [[second == "x"]])
        let plan = FixItPlan(for: findings, includingUnsafe: true)
        let fixed = plan.edits["de.lproj/A.strings"]?.applied(to: Array(table.utf8))
        #expect(fixed.map { String(decoding: $0, as: UTF8.self) } == "\"T\" = \"\(second)\";\n")
    }

    @Test("a table in UTF-16 is a warning, and the fix-it converts it")
    func encoding() throws {
        let text = "\"T\" = \"Süppchen\";\n"
        let bytes = text.utf16.reduce(into: [0xFF, 0xFE] as [UInt8]) { bytes, unit in
            bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].tables.strings = [try StringsTable(bytes, file: "de.lproj/A.strings")]
        let findings = subject.findings(of: L10nEncoding.self, in: subject.definitions[0])
        #expect(
            findings.flatMap(\.lines) == [
                """
                de.lproj/A.strings: warning: the table isn't UTF-8 text, so Git shows it as binary; convert it to \
                UTF-8 text [l10n-encoding]
                """
            ]
        )
        let fixed = FixItPlan(for: findings).edits["de.lproj/A.strings"]?.applied(to: bytes)
        #expect(fixed == Array(text.utf8))
    }

    @Test("UTF-8 tables are right, also with a byte-order mark and in XML")
    func goodEncodings() throws {
        let xml = "<plist version=\"1.0\"><dict><key>T</key><string>t</string></dict></plist>"
        try expect(
            L10nEncoding.self,
            in: TranslatedIntent.definition,
            tables: [
                "de.lproj/A.strings": "\u{FEFF}\"T\" = \"t\";", "fr.lproj/A.strings": xml, "it.lproj/A.strings": "",
            ],
            toFind: []
        )
    }

    @Test("a definition without tables, in an app that has them, is a warning")
    func notLocalized() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].tables.localizedLanguages = ["Base", "de", "en", "fr"]
        let findings = subject.findings(of: L10nLayout.self, in: subject.definitions[0])
        #expect(
            findings.flatMap(\.lines) == [
                """
                A.intentdefinition: warning: the app is translated into 'de', 'fr', but this definition isn't; add \
                'A.strings' for those languages [l10n-layout]
                """
            ]
        )
    }

    @Test("an app in one language, and a definition with a table, are right", arguments: [["en"], ["Base", "de"]])
    func localized(languages: [String]) throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        if languages.contains("de") {
            subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": ""])
        }
        subject.definitions[0].tables.localizedLanguages = languages
        #expect(subject.findings(of: L10nLayout.self, in: subject.definitions[0]) == [])
    }

    @Test("a definition with an unreadable table isn't one without tables")
    func unreadTable() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].tables.localizedLanguages = ["de"]
        subject.definitions[0].tables.unreadLanguages = ["de"]
        #expect(subject.findings(of: L10nLayout.self, in: subject.definitions[0]) == [])
    }

    @Test("a copy of the definition for another language is a warning that names the differences")
    func copy() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        let copy = DefinitionText.intent("<key>INIntentName</key><string>OrderSoup</string>").xml
        subject.definitions[0].copies = ["de.lproj/A.intentdefinition": try CheckedDefinition(copy, file: "x").model]
        let findings = subject.findings(of: L10nLayout.self, in: subject.definitions[0])
        #expect(
            findings.flatMap(\.lines) == [
                """
                de.lproj/A.intentdefinition: warning: code is generated from 'A.intentdefinition', not from this \
                copy, which differs in 'OrderSoup.soup', 'OrderSoup.bowls'; keep one definition \
                in 'Base.lproj', and tables for the other languages [l10n-layout]
                """
            ]
        )
    }

    @Test("a definition beside one of its name that is localized is a warning that names the other")
    func besideLocalized() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].tables.localizedLanguages = ["de"]
        subject.definitions[0].tables.localizedDefinition = "Base.lproj/A.intentdefinition"
        let findings = subject.findings(of: L10nLayout.self, in: subject.definitions[0])
        #expect(
            findings.flatMap(\.lines) == [
                """
                A.intentdefinition: warning: the tables in the '.lproj' folders belong to \
                'Base.lproj/A.intentdefinition', which has the same name as this definition; keep one of the two \
                [l10n-layout]
                """
            ]
        )
    }

    @Test("random keys are reported only if the configuration asks for it", arguments: [false, true])
    func opaqueKeys(isAsked: Bool) throws {
        let text = DefinitionText.intent(
            """
            <key>INIntentDescription</key>
            <string>Orders a soup.</string>
            <key>INIntentDescriptionID</key>
            <string>Orders</string>
            <key>INIntentTitle</key>
            <string>Order Soup</string>
            <key>INIntentTitleID</key>
            <string>a1B2c3</string>
            """
        )
        var configuration = CheckConfiguration()
        if isAsked { configuration.severities = [.init(rule: Located(.l10nOpaqueKeys), severity: .note)] }
        try expect(
            L10nOpaqueKeys.self,
            in: text,
            tables: [:],
            configuration: configuration,
            toFind: isAsked
                ? [
                    """
                    A.intentdefinition:15:1: note: 1 of 2 translation keys are random, such as 'a1B2c3'; give them \
                    meaningful names here and in the tables [l10n-opaque-keys]
                    """
                ] : []
        )
    }
}
