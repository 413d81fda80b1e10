import CodeGeneration
import Foundation
import IntentInterface
import TestSupport
import Testing

@Suite("The package's own definitions")
struct OwnDefinitionTests {
    static let names = ["LatestArticle", "StartWorkout", "Kitchen", "Garden"]

    @Test("generate the recorded code", arguments: [Dialect.apple, .portable, .objc], names)
    func goldens(dialect: Dialect, name: String) throws {
        let folders: [Dialect: String] = [.apple: "Apple", .portable: "Portable", .objc: "ObjectiveC"]
        let folder = try #require(folders[dialect])
        let compiled = try compile(name, dialect)
        #expect(compiled.diagnostics.isEmpty)
        for file in compiled.files { try Golden.expect(file.bytes, matches: "\(folder)/\(name)/\(file.name)") }
        let recorded = try FileManager.default.contentsOfDirectory(atPath: Golden.file("\(folder)/\(name)").path)
        #expect(recorded.sorted() == compiled.files.map(\.name).sorted(), "a golden that is no longer generated")
    }

    @Test("generate the universal Swift that is committed; 'Scripts/intentc' writes it", arguments: names)
    func committedOutput(name: String) throws {
        let folder = PackageFolder.root.appendingPathComponent("Generated/\(name)")
        let compiled = try compile(name, .universal)
        for file in compiled.files {
            let committed = FileManager.default.contents(atPath: folder.appendingPathComponent(file.name).path)
            #expect(committed.map { [UInt8]($0) } == file.bytes, "\(file.name) is not up to date")
        }
        let committed = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(committed.sorted() == compiled.files.map(\.name).sorted())
    }

    @Test(
        "generate Swift that Apple's declarations accept, in both language modes",
        .needsAppleInterfaces,
        arguments: names,
        AppleTypeChecker.LanguageMode.allCases
    )
    func typeChecks(name: String, mode: AppleTypeChecker.LanguageMode) throws {
        try compile(name, .apple).expectToTypeCheck(languageMode: mode)
    }

    @Test(
        "generate Apple's form with isolation, and the universal one, that Apple's declarations accept in all settings",
        .needsAppleInterfaces,
        arguments: names,
        CompilerSettings.all
    )
    func typeChecksInAllSettings(name: String, settings: CompilerSettings) throws {
        for dialect in [Dialect.apple, .universal] {
            try compile(name, dialect, isolation: .nonisolated)
                .expectToTypeCheck(languageMode: settings.languageMode, extraFlags: settings.extraFlags)
        }
    }

    @Test(
        "generate portable and universal Swift that the portable modules accept in all settings",
        .needsPortableModules,
        arguments: names,
        CompilerSettings.all
    )
    func typeChecksPortably(name: String, settings: CompilerSettings) throws {
        for dialect in [Dialect.portable, .universal] {
            try compile(name, dialect)
                .expectToTypeCheckPortably(languageMode: settings.languageMode, extraFlags: settings.extraFlags)
        }
    }

    @Test(
        "generate Swift for older compilers that both sides accept",
        .needsPortableModules,
        arguments: names,
        AppleTypeChecker.LanguageMode.allCases
    )
    func typeChecksWithoutIsolation(name: String, mode: AppleTypeChecker.LanguageMode) throws {
        let compiled = try compile(name, .universal, isolation: Isolation.none)
        try compiled.expectToTypeCheck(languageMode: mode)
        try compiled.expectToTypeCheckPortably(languageMode: mode)
        for file in compiled.sources {
            for word in ["public nonisolated", "nonisolated extension", "(any ", "public import"] {
                #expect(!file.text.contains(word), "\(file.name) says '\(word)'")
            }
        }
    }

    @Test("are all tested here")
    func completeness() {
        let files = Self.names.map { "\($0).intentdefinition" }.sorted()
        #expect(PackageFolder.definitions.map(\.lastPathComponent) == files)
    }

    private func compile(_ name: String, _ dialect: Dialect, isolation: Isolation? = nil) throws -> Compiled {
        try Self.compile(name, dialect, isolation: isolation)
    }

    /// Compiles one of the definitions.
    static func compile(_ name: String, _ dialect: Dialect, isolation: Isolation? = nil) throws -> Compiled {
        let path = "Definitions/\(name).intentdefinition"
        let bytes = [UInt8](try Data(contentsOf: PackageFolder.root.appendingPathComponent(path)))
        return Compiled(bytes, file: path, dialect: dialect, isolation: isolation, classPrefix: "")
    }
}
