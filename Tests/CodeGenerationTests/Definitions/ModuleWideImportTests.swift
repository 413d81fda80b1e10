import Basics
import CodeGeneration
import Foundation
import IntentInterface
import TestSupport
import Testing

/// Apple declares `NSUserActivity` in Foundation, so that files that import nothing else use it.
@Suite("The imports of generated code for its whole module", .needsPortableModules)
struct ModuleWideImportTests {
    private static let use = TestSupport.SourceText(
        "Use.swift",
        "import Foundation\n\nfunc title(_ activity: NSUserActivity) -> String? { activity.title }\n"
    )

    /// The portable code of two definitions of one module.
    private func sources(
        _ visibility: Visibility,
        _ isolation: Isolation,
        single: Bool
    ) throws -> [TestSupport.SourceText] {
        try ["LatestArticle", "StartWorkout"].flatMap { name in
            let path = PackageFolder.root.appendingPathComponent("Definitions/\(name).intentdefinition")
            var compiler = DefinitionCompiler()
            compiler.dialect = .universal
            compiler.visibility = visibility
            compiler.isolation = isolation
            compiler.generatesSingleFile = single
            var diagnostics: [Diagnostic] = []
            let bytes = [UInt8](try Data(contentsOf: path))
            let interface = compiler.resolve(bytes, file: path.path, diagnostics: &diagnostics)
            return compiler.generate(try #require(interface), source: path.path, baseName: name).map(\.sourceText)
        }
    }

    @Test(
        "the code of two definitions makes user activities visible once, at every level",
        arguments: [Visibility.public, .internal],
        [Isolation.none, .nonisolated]
    )
    func visible(visibility: Visibility, isolation: Isolation) throws {
        for single in [false, true] {
            let sources = try sources(visibility, isolation, single: single) + [Self.use]
            for mode in AppleTypeChecker.LanguageMode.allCases {
                let complaints = try PortableTypeChecker().check(sources, languageMode: mode)
                #expect(complaints.map(\.description) == [])
            }
        }
    }

    @Test("at package level the imports are left out, and the code compiles", arguments: [true, false])
    func package(single: Bool) throws {
        let sources = try sources(.package, .nonisolated, single: single)
        #expect(!sources.contains { $0.text.contains("@_exported") })
        let flags = ["-package-name", "app"]
        let complaints = try PortableTypeChecker().check(sources, languageMode: .swift6, extraFlags: flags)
        #expect(complaints.map(\.description) == [])
    }

    @Test("Apple's dialect leaves the imports out, since it misses nothing")
    func appleForm() throws {
        var compiler = DefinitionCompiler()
        let path = PackageFolder.root.appendingPathComponent("Definitions/LatestArticle.intentdefinition")
        var diagnostics: [Diagnostic] = []
        let bytes = [UInt8](try Data(contentsOf: path))
        compiler.visibility = .public
        let interface = try #require(compiler.resolve(bytes, file: path.path, diagnostics: &diagnostics))
        let files = compiler.generate(interface, source: path.path, baseName: "LatestArticle").map(\.sourceText)
        #expect(!files.contains { $0.text.contains("@_exported") })
    }
}
