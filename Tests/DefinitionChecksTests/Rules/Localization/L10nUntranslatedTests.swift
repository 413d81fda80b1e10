import Basics
import IntentDefinition
import TestSupport
import Testing
import Translations

@testable import DefinitionChecks
@testable import ToolSupport

@Suite struct L10nUntranslatedTests {
    /// The entry of a key as the tool fills it in, or with another value or comment.
    private func entry(_ key: String, _ filling: String, value: String? = nil, comment: String? = nil) -> String {
        let mark = UntranslatedMark(subject: "title of intent 'OrderSoup'", filling: filling).comment
        return "/* \(comment ?? mark) */\n\"\(key)\" = \"\(value ?? filling)\";\n"
    }

    private func lines(_ table: String, path: String = "de.lproj/A.strings") throws -> [String] {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].tables = try TranslationTables([path: table])
        return subject.findings(of: L10nUntranslated.self, in: subject.definitions[0]).flatMap(\.lines)
    }

    @Test("filled-in entries are one finding for a table, as severe as missing ones")
    func table() throws {
        let table = entry("C", "Order ${soup}") + entry("D", "Orders a soup.") + "\"T\" = \"Suppe bestellen\";\n"
        #expect(
            try lines(table) == [
                """
                de.lproj/A.strings:2:1: warning: 2 of 3 texts in this table aren't translated yet: 'C', 'D'; \
                translate them and remove their comments [l10n-untranslated]
                """
            ]
        )
        #expect(try lines(table + entry("T", "Order Soup"))[0].contains(": error: 3 of 3 "), "the last title counts")
    }

    @Test("for the store, a description that is not translated is an error")
    func store() throws {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.isForStore = true
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": entry("D", "Orders a soup.")])
        let findings = subject.findings(of: L10nUntranslated.self, in: subject.definitions[0])
        #expect(findings.map(\.severity) == [.error])
    }

    @Test("the severity that the configuration gives to a missing text is kept", arguments: ["error", "note", "off"])
    func configuredSeverity(name: String) throws {
        let severity = try #require(CheckConfiguration.RuleSeverity(rawValue: name))
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        subject.definitions[0].configuration.severities = [.init(rule: Located(.l10nKeyMissing), severity: severity)]
        subject.definitions[0].tables = try TranslationTables(["de.lproj/A.strings": entry("C", "Order ${soup}")])
        let findings = subject.findings(of: L10nUntranslated.self, in: subject.definitions[0])
        #expect(findings.map(\.severity) == [severity.severity ?? .note])
    }

    @Test("an entry stays untranslated when the text of the definition changes")
    func changedText() throws {
        #expect(try lines(entry("T", "Order a soup")).count == 1)
    }

    @Test("an entry without any text counts as untranslated")
    func empty() throws {
        #expect(try lines("\"T\" = \"\";\n").count == 1)
    }

    @Test("the contents of a comment are preserved", arguments: ["a */ b", "  x ", "two\nlines"])
    func fillings(text: String) throws {
        #expect(try lines(entry("T", text.replacing("*/", with: "* /"), value: text)).count == 1)
        let mark = UntranslatedMark(subject: "a", filling: text)
        #expect(UntranslatedMark(comment: mark.comment)?.isFilling(text) == true)
        #expect(UntranslatedMark(comment: "by hand\n\(mark.comment)\nlast")?.isFilling(text) == true)
    }

    @Test("a translated entry is right with any comment, and so is one without a mark")
    func translated() throws {
        #expect(try lines(entry("T", "Order Soup", value: "Suppe bestellen")) == [])
        #expect(try lines(entry("T", "Order Soup", comment: "title")) == [])
        #expect(try lines("\"T\" = \"Order Soup\";\n") == [])
    }

    @Test("the table of the definition's own language, and keys that the definition lacks, aren't checked")
    func others() throws {
        #expect(try lines(entry("T", "Order Soup"), path: "en.lproj/A.strings") == [])
        #expect(try lines(entry("X", "Order Soup")) == [])
    }
}
