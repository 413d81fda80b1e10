import Basics
import IntentDefinition
import TestSupport
import Testing
import ToolSupport
import Translations

@testable import DefinitionChecks

@Suite("A table with another name than its definition") struct L10nTableMismatchTests {
    /// Definitions with the same texts, and tables of other names beside them.
    private func subject(_ definitionCount: Int = 1, otherTables: [String: String]) throws -> CheckSubject {
        var subject = try CheckSubject(
            of: Array(repeating: TranslatedIntent.definition.xml, count: definitionCount)
        )
        for index in subject.definitions.indices {
            let tables = try otherTables.sorted { $0.key < $1.key }
                .compactMap { try TranslationFile(Array($0.value.utf8), file: $0.key) }
            subject.definitions[index].tables.otherTables = tables.map { OtherTable($0) }
        }
        return subject
    }

    private func findings(_ subject: CheckSubject) -> [Diagnostic] { subject.findings(of: L10nTableMismatch.self) }

    @Test("a table with the definition's keys is an error, and renaming it is safe")
    func otherName() throws {
        let findings = try findings(subject(otherTables: ["de.lproj/Old.strings": TranslatedIntent.german]))
        #expect(
            findings.flatMap(\.lines) == [
                """
                de.lproj/Old.strings: error: the table isn't read, although it has 4 keys of 'A.intentdefinition'; \
                rename it to 'A.strings' [l10n-table-mismatch]
                """
            ]
        )
        let fixIts = findings.flatMap(\.fixIts)
        #expect(fixIts.map(\.title) == ["rename it to 'de.lproj/A.strings'"])
        #expect(fixIts.map(\.renames) == [[FileRename("de.lproj/Old.strings", to: "de.lproj/A.strings")]])
        #expect(fixIts.map(\.isSafe) == [true])
    }

    @Test("renaming a table with other keys too is a suggestion")
    func otherKeys() throws {
        let table = TranslatedIntent.german + "\"other\" = \"x\";\n"
        let findings = try findings(subject(otherTables: ["de.lproj/Old.strings": table]))
        #expect(findings.flatMap(\.fixIts).map(\.isSafe) == [false])
    }

    @Test("of several tables in a language none is certain, and of one in each all are")
    func severalTables() throws {
        let german = TranslatedIntent.german
        let two = ["de.lproj/Old.strings": german, "de.lproj/Older.strings": german, "fr.lproj/Old.strings": german]
        let findings = try findings(subject(otherTables: two))
        #expect(findings.map(\.location.file) == two.keys.sorted())
        #expect(findings.flatMap(\.fixIts).map(\.isSafe) == [false, false, true])
    }

    @Test("a table that may belong to two definitions has no safe fix-it")
    func severalDefinitions() throws {
        let findings = try findings(subject(2, otherTables: ["de.lproj/Old.strings": TranslatedIntent.german]))
        #expect(findings.flatMap(\.fixIts).map(\.isSafe) == [false, false])
    }

    @Test("a table of other texts is right, and so is one that belongs to another definition")
    func strangers() throws {
        let strangers = ["de.lproj/Localizable.strings": "\"T\" = \"t\";\n\"ok\" = \"OK\";\n\"no\" = \"Nein\";\n"]
        #expect(try findings(subject(otherTables: strangers)) == [])
        #expect(try findings(subject(2, otherTables: ["de.lproj/B.strings": TranslatedIntent.german])) == [])
    }

    /// Paths of files in all forms, and what they are called in messages.
    private static let forms = [
        ("de.lproj/Old.strings", "table"), ("de.lproj/Old.stringsdict", "table"), ("Old.xcstrings", "string catalog"),
        ("de.lproj/Old.xcstrings", "string catalog"),
    ]

    /// A file with a translation for each of some keys, in the form that its path tells.
    private func text(of path: String, keys: [String]) -> String {
        switch LocalizedPath(path).pathExtension {
        case "strings": return keys.map { "\"\($0)\" = \"x\";\n" }.joined()
        case "stringsdict":
            let format = "<dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict>"
            return "<plist><dict>\(keys.map { "<key>\($0)</key>\(format)" }.joined())</dict></plist>"
        default:
            let unit = #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}}"#
            let entries = keys.map { "\"\($0)\": \(unit)" }.joined(separator: ", ")
            return #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
        }
    }

    @Test("a file of any form is an error, and renaming it keeps its form", arguments: forms)
    func allForms(path: String, noun: String) throws {
        let table = text(of: path, keys: ["T", "C", "other"])
        let finding = try #require(try findings(subject(otherTables: [path: table])).first)
        let newPath = path.replacing("Old", with: "A")
        let name = try #require(newPath.split(separator: "/").last)
        #expect(
            finding.message == """
                the \(noun) isn't read, although it has 2 keys of 'A.intentdefinition'; rename it to '\(name)'
                """
        )
        #expect(finding.fixIts.map(\.renames) == [[FileRename(path, to: newPath)]])
    }

    @Test("a file of any form with more keys of others is right", arguments: forms)
    func otherKeys(path: String, noun: String) throws {
        let table = text(of: path, keys: ["T", "a", "b"])
        #expect(try findings(subject(otherTables: [path: table])) == [], "the \(noun) belongs to something else")
    }

    @Test("a text is a key in tables of plurals alone", arguments: forms)
    func texts(path: String, noun: String) throws {
        let table = text(of: path, keys: ["Order Soup"])
        let count = path.hasSuffix(".stringsdict") ? 1 : 0
        #expect(try findings(subject(otherTables: [path: table])).count == count)
    }

    @Test("beside tables of the definition in another form, a file isn't renamed")
    func existing() throws {
        var subject = try subject(otherTables: ["de.lproj/Old.strings": TranslatedIntent.german])
        subject.definitions[0].tables.otherTables[0].existing = "A.xcstrings"
        let finding = try #require(findings(subject).first)
        #expect(finding.message.hasSuffix("; move its translations to 'A.xcstrings', and remove it"))
        #expect(finding.fixIts.isEmpty)
    }

    /// A project with the definition `A` and, in its variant group, a table.
    private func project(_ table: String, regions: String = "Base, en, de") -> String {
        projectText(
            1,
            """
            G = {isa = PBXGroup; children = (V, ); sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; name = A.intentdefinition; children = (FA, FT, ); sourceTree = "<group>"; };
            FA = {isa = PBXFileReference; name = Base; path = A.intentdefinition; sourceTree = "<group>"; };
            FT = {isa = PBXFileReference; name = de; path = \(table); sourceTree = "<group>"; };
            BV = {isa = PBXBuildFile; fileRef = V; };
            """ + ProjectPart.target(1, "App", "application", phases: "S1, ")
                + ProjectPart.phase("S1", "Sources", "BV,")
        )
        .replacing("mainGroup = G;", with: "mainGroup = G; developmentRegion = en; knownRegions = (\n\(regions),\n);")
    }

    @Test("a table that a project lists is renamed there too, but not by a safe fix-it")
    func listedTable() throws {
        let old = "de.lproj/Old.strings"
        var subject = try subject(otherTables: [old: TranslatedIntent.german])
        let text = project(old)
        subject.projects = [try CheckedProject(text, building: subject)]
        subject.definitions[0].configuration.locales = [Located("de")]
        let fixIt = try #require(findings(subject).first?.fixIts.first)
        #expect(!fixIt.isSafe)
        let edited = fixIt.edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
        #expect(edited == text.replacing("path = \(old);", with: "path = de.lproj/A.strings;"))
    }

    /// Returns the findings with a project and tables of the definition.
    private func findings(project text: String, tables: [String], locales: [String] = []) throws -> [String] {
        var subject = try CheckSubject(of: [TranslatedIntent.definition.xml])
        let texts = tables.map { ($0, TranslatedIntent.german) }
        subject.definitions[0].tables = try TranslationTables(Dictionary(uniqueKeysWithValues: texts))
        subject.definitions[0].configuration.locales = locales.map { Located($0) }
        subject.projects = [try CheckedProject(text, building: subject)]
        return findings(subject).flatMap(\.lines)
    }

    @Test("a table in the project and in one of its languages is right", arguments: ["de", "German", "DE"])
    func rightTable(region: String) throws {
        let text = project("de.lproj/A.strings", regions: "en, \(region)")
        #expect(try findings(project: text, tables: ["de.lproj/A.strings"]) == [])
    }

    @Test("a table in no target is a warning")
    func forgottenTable() throws {
        let tables = ["de.lproj/A.strings", "fr.lproj/A.strings"]
        #expect(
            try findings(project: project("de.lproj/A.strings"), tables: tables) == [
                """
                fr.lproj/A.strings: warning: no target of 'App.xcodeproj' contains this table, so the app lacks its \
                translations; add the language to the project's localizations and select 'fr' for \
                'A.intentdefinition' in Xcode's inspector, or remove the table [l10n-table-mismatch]
                """
            ]
        )
    }

    @Test("a table in a language that the project doesn't list is a warning")
    func unknownRegion() throws {
        let lines = try findings(
            project: project("de.lproj/A.strings", regions: "en, \"pt-BR\""),
            tables: ["de.lproj/A.strings"],
            locales: ["de"]
        )
        #expect(
            lines == [
                """
                de.lproj/A.strings: warning: 'App.xcodeproj' isn't localized into 'de', so Xcode neither shows nor \
                exports this table; add the language to the project's localizations [l10n-table-mismatch]
                """, "App.xcodeproj/project.pbxproj:4:1: note: the languages are listed here",
            ]
        )
    }

    @Test("languages of the project without a table are a warning about the definition")
    func regionsWithoutTable() throws {
        let text = project("de.lproj/A.strings", regions: "en, Base, French, de, \"de-AT\", \"pt-BR\", it")
        let tables = ["de.lproj/A.strings"]
        #expect(
            try findings(project: text, tables: tables) == [
                """
                A.intentdefinition: warning: 'App.xcodeproj' is translated into 'pt-BR', 'it', but this definition \
                isn't; add 'pt-BR.lproj/A.strings' and so on [l10n-table-mismatch]
                """, "App.xcodeproj/project.pbxproj:4:32: note: 'pt-BR' is listed here",
            ]
        )
        #expect(try findings(project: text, tables: tables, locales: ["de"]) == [], "the configuration decides")
    }

    @Test("the languages of a project don't matter to a definition that it doesn't build")
    func otherDefinition() throws {
        let text = project("x.strings", regions: "en, it").replacing("path = A.intent", with: "path = B.intent")
        #expect(try findings(project: text, tables: ["de.lproj/A.strings"]) == [])
    }
}
