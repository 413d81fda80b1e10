import Foundation
import SwiftGeneration
import TestSupport
import Testing

@Suite("The package's own definitions")
struct OwnDefinitionTests {
    static let names = ["LatestArticle", "StartWorkout", "Kitchen", "Garden"]

    @Test("generate the recorded Swift", arguments: names)
    func goldens(name: String) throws {
        let compiled = try compile(name)
        #expect(compiled.diagnostics.isEmpty)
        for file in compiled.files { try Golden.expect(file.bytes, matches: "Apple/\(name)/\(file.name)") }
        let folder = Golden.file("Apple/\(name)")
        let recorded = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(recorded.sorted() == compiled.files.map(\.name).sorted(), "a golden that is no longer generated")
    }

    @Test(
        "generate Swift that Apple's declarations accept, in both language modes",
        .needsAppleInterfaces,
        arguments: names,
        AppleTypeChecker.LanguageMode.allCases
    )
    func typeChecks(name: String, mode: AppleTypeChecker.LanguageMode) throws {
        try compile(name).expectToTypeCheck(languageMode: mode)
    }

    @Test("are all tested here")
    func completeness() throws {
        let folder = PackageFolder.root.appendingPathComponent("Definitions")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == Self.names.map { "\($0).intentdefinition" }.sorted())
    }

    private func compile(_ name: String) throws -> Compiled {
        let path = "Definitions/\(name).intentdefinition"
        let bytes = [UInt8](try Data(contentsOf: PackageFolder.root.appendingPathComponent(path)))
        return Compiled(bytes, file: path)
    }
}
