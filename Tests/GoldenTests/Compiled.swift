import DefinitionDiagnostics
import IntentDefinition
import IntentInterface
import SwiftGeneration
import TestSupport
import Testing

/// What the whole compiler makes of one definition.
struct Compiled {
    var files: [GeneratedFile]
    var diagnostics: [Diagnostic]

    init(_ bytes: [UInt8], file: String) {
        diagnostics = []
        files = []
        guard let definition = DefinitionDecoder(file: file).decode(bytes, diagnostics: &diagnostics) else { return }
        let interface = DefinitionInterface(of: definition, file: file, diagnostics: &diagnostics)
        guard errors.isEmpty else { return }
        files = AppleSwiftGenerator(source: file).files(for: interface)
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
