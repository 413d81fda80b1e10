import Basics
import Foundation
import IntentDefinition
import TestSupport
import Testing
import Translations

@Suite("Real tables and the definitions that they belong to", .needsCorpus)
struct RealTranslationTests {
    /// The keys of the definition that a table belongs to: that with its name in a folder beside the table's.
    private func keys(for table: Corpus.File) throws -> TranslationKeys? {
        let project = table.url.deletingLastPathComponent().deletingLastPathComponent()
        let definition = Corpus.definitions.first { definition in
            let folder = definition.url.deletingLastPathComponent()
            return LocalizedPath(definition.path).baseName == LocalizedPath(table.path).baseName
                && [folder, folder.deletingLastPathComponent()].contains { $0.path == project.path }
        }
        var diagnostics: [Diagnostic] = []
        guard let definition else { return nil }
        let decoder = DefinitionDecoder(file: definition.path)
        return decoder.decode(try definition.bytes(), diagnostics: &diagnostics).map { TranslationKeys($0) }
    }

    @Test("entries for single values are those that the definition asks for, but for two that are out of date")
    func enumeratedEntries() throws {
        var unexpected: [String] = []
        var expectedCount = 0
        for file in Corpus.files(withExtension: "strings") {
            guard let keys = try keys(for: file) else { continue }
            let expected = Set(keys.units.flatMap(\.entries).map(\.key))
            for entry in try StringsTable(file.bytes(), file: file.path).entries {
                guard case .enumeration = keys.meaning(of: entry.key) else { continue }
                if expected.contains(entry.key) {
                    expectedCount += 1
                } else {
                    unexpected.append("\(file.path): \(entry.key)")
                }
            }
        }
        let outOfDate = "holzschu+a-shell/fr.lproj/Intents.strings: a2n63A"
        #expect(unexpected == ["\(outOfDate)-epnx1H", "\(outOfDate)-xYZuUZ"])
        #expect(expectedCount > 100)
    }

    @Test(
        "a table that Xcode exported recently has exactly the expected keys",
        arguments: ["en", "zh-Hans", "zh-Hant"]
    )
    func exportedTables(language: String) throws {
        let path = "LEOYoon-Tsaw+Chinendar/WatchWidget/\(language).lproj/WatchWidget.strings"
        let file = try #require(Corpus.files(withExtension: "strings").first { $0.path == path })
        let keys = try #require(try keys(for: file))
        let table = try StringsTable(file.bytes(), file: file.path)
        #expect(Set(table.entries.map(\.key)) == Set(keys.units.flatMap(\.entries).map(\.key)))
    }
}
