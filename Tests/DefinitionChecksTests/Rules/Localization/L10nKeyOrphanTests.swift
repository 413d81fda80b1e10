import Basics
import Testing

@testable import DefinitionChecks

@Suite struct L10nKeyOrphanTests {
    private func lines(
        table: String,
        path: String = "de.lproj/A.strings",
        beside neighbor: DefinitionText? = nil
    ) throws -> [String] {
        let texts = [TranslatedIntent.definition] + [neighbor].compactMap(\.self)
        var subject = try CheckSubject(of: texts.map(\.xml))
        subject.definitions[0].tables = try TranslationTables([path: table])
        for index in subject.definitions.indices.dropFirst() {
            subject.definitions[index].tables.localizedDefinition = subject.definitions[0].file
        }
        return subject.findings(of: L10nKeyOrphan.self, in: subject.definitions[0]).sortedForReport().flatMap(\.lines)
    }

    @Test("an unused key is a warning at the key")
    func orphan() throws {
        let lines = try lines(table: TranslatedIntent.german(["X": "alt"]))
        #expect(
            lines == [
                "de.lproj/A.strings:5:1: warning: the definition doesn't use key 'X'; remove it [l10n-key-orphan]"
            ]
        )
    }

    @Test("a key of a text and a value that it doesn't mention is a warning that names the text")
    func staleValue() throws {
        let lines = try lines(table: "\"T-C\" = \"alt\";\n")
        #expect(
            lines == [
                """
                de.lproj/A.strings:1:1: warning: key 'T-C' belongs to the title of intent 'OrderSoup', which no \
                longer mentions this value; remove it [l10n-key-orphan]
                """
            ]
        )
    }

    @Test("a key that a definition of the same name beside the folders uses is right")
    func definitionBeside() throws {
        let other = DefinitionText.intent(
            "<key>INIntentTitle</key><string>x</string><key>INIntentTitleID</key><string>X</string>"
        )
        #expect(try lines(table: TranslatedIntent.german(["X": "x"]), beside: other) == [])
    }

    @Test("a key that a copy of the definition uses is right")
    func copy() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": "\"X\" = \"x\";\n"])
        let copy = DefinitionText.intent(
            "<key>INIntentTitle</key><string>x</string><key>INIntentTitleID</key><string>X</string>"
        )
        let model = try CheckedDefinition(copy.xml, file: "en.lproj/A.intentdefinition").model
        subject.definitions[0].copies = ["en.lproj/A.intentdefinition": model]
        #expect(subject.findings(of: L10nKeyOrphan.self, in: subject.definitions[0]) == [])
    }

    @Test("a table of plurals can have texts as keys")
    func plurals() throws {
        func entry(_ key: String) -> String {
            "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict>"
        }
        let plurals =
            "<plist version=\"1.0\"><dict>\n\(entry("T"))\n\(entry("Order Soup"))\n\(entry("X"))\n</dict></plist>"
        let lines = try lines(table: plurals, path: "de.lproj/A.stringsdict")
        #expect(
            lines == [
                """
                de.lproj/A.stringsdict:4:1: warning: the definition doesn't use key 'X'; remove it [l10n-key-orphan]
                """
            ]
        )
    }

    @Test("the fix-it removes the key, and nothing else")
    func removal() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        let table = "/* old */\n\"X\" = \"x\";\n\n/* title */\n\"T\" = \"t\";\n"
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": table])
        let findings = subject.findings(of: L10nKeyOrphan.self, in: subject.definitions[0])
        let plan = FixItPlan(for: findings, includingUnsafe: true)
        let fixed = plan.edits["de.lproj/A.strings"]?.applied(to: Array(table.utf8))
        #expect(fixed.map { String(decoding: $0, as: UTF8.self) } == "/* title */\n\"T\" = \"t\";\n")
    }

    @Test("a key that looks unused is never removed by a safe fix-it")
    func unaskedRemoval() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": "\"X\" = \"x\";\n"])
        let findings = subject.findings(of: L10nKeyOrphan.self, in: subject.definitions[0])
        #expect(findings.count == 1)
        #expect(FixItPlan(for: findings).fixItCount == 0)
    }
}
