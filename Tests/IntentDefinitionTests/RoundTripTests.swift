import Basics
import Foundation
import IntentDefinition
import PropertyLists
import TestSupport
import Testing

@Suite("Writing a definition back")
struct RoundTripTests {
    @Test(
        "the package's own definitions come back byte for byte",
        arguments: PackageFolder.definitions
    )
    func ownDefinitions(url: URL) throws {
        let bytes = Array(try Data(contentsOf: url))
        #expect(try rewrite(bytes, file: url.lastPathComponent) == bytes)
    }

    @Test(
        "every real definition that Xcode wrote comes back byte for byte",
        .needsCorpus,
        arguments: Corpus.definitions.filter { !Self.notFromXcode.contains($0.path) }
    )
    func realDefinitions(file: Corpus.File) throws {
        let bytes = Array(try file.bytes())
        #expect(try rewrite(bytes, file: file.path) == bytes)
    }

    @Test("a definition that another tool wrote is brought into Xcode's form, which then stays", .needsCorpus)
    func otherTools() throws {
        for file in Corpus.definitions where Self.notFromXcode.contains(file.path) {
            var diagnostics: [Diagnostic] = []
            let bytes = Array(try file.bytes())
            guard let definition = DefinitionDecoder(file: file.path).decode(bytes, diagnostics: &diagnostics) else {
                continue
            }
            let rewritten = DefinitionEncoder().encode(definition)
            let again = DefinitionDecoder(file: file.path).decode(rewritten, diagnostics: &diagnostics)
            #expect(again.map { DefinitionEncoder().encode($0) } == rewritten, "\(file.path)")
        }
    }

    /// Real files of the default corpus that are not as Xcode wrote them.
    static let notFromXcode: Set<String> = [
        // Indented by spaces and with unsorted keys, as a template gave it.
        "Team-Challendar+todo-challenge-project/WidgetIntents/Intents@83918f357d.intentdefinition",
        // Typed by hand; the last has Swift code behind the property list.
        "kakashi3lite+Encorely/Resources/Intents.intentdefinition",
        "kakashi3lite+Encorely/backup/phase2_archive/legacy/AppTree/Resources/Intents.intentdefinition",
        "kakashi3lite+Encorely/Sources/App/Resources/Intents.intentdefinition",
        // Some lines were indented anew by an editor.
        "ruuvi+com.ruuvi.station.ios/Apps/RuuviStation/Widgets/Sources/Base.lproj/"
            + "RuuviWidgetsConfiguration.intentdefinition",
    ]

    private func rewrite(_ bytes: [UInt8], file: String) throws -> [UInt8] {
        var diagnostics: [Diagnostic] = []
        let definition = DefinitionDecoder(file: file).decode(bytes, diagnostics: &diagnostics)
        return DefinitionEncoder().encode(try #require(definition, "\(diagnostics)"))
    }
}
