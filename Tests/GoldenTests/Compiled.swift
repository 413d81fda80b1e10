import DefinitionCompiler
import DefinitionDiagnostics
import SwiftGeneration
import TestSupport
import Testing

/// What the whole compiler makes of one definition.
struct Compiled {
    var files: [GeneratedFile]
    var diagnostics: [Diagnostic]

    init(_ bytes: [UInt8], file: String) {
        let compiler = DefinitionCompiler()
        var diagnostics: [Diagnostic] = []
        let interface = compiler.resolve(bytes, file: file, diagnostics: &diagnostics)
        files = interface.map { compiler.generate($0, source: file, baseName: "Definition") } ?? []
        self.diagnostics = diagnostics.sortedForReport()
    }

    /// The files for a type-checker.
    var sources: [TestSupport.SourceText] {
        files.map { TestSupport.SourceText($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    }

    /// The errors alone.
    var errors: [Diagnostic] {
        diagnostics.filter { $0.severity == .error }
    }

    /// Fails where the compiler for Apple's platforms has a complaint about the generated Swift.
    func expectToTypeCheck(
        languageMode: AppleTypeChecker.LanguageMode = .swift5,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let complaints = try AppleTypeChecker().check(sources, languageMode: languageMode).complaints
        let list = complaints.map(\.description).joined(separator: "\n")
        #expect(complaints.isEmpty, "\(list)", sourceLocation: sourceLocation)
    }
}
