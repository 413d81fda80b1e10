import Basics
import CodeGeneration
import IntentInterface
import TestSupport
import Testing

/// The output of the whole compiler for one definition.
struct Compiled {
    var interface: DefinitionInterface?
    var files: [GeneratedFile]
    var diagnostics: [Diagnostic]

    /// Compiles a definition.
    ///
    /// - Parameters:
    ///   - file: The path of the definition.
    ///   - dialect: The dialect of the code.
    ///   - isolation: The isolation that the code states; by default that of the dialect.
    ///   - classPrefix: The class prefix that is given.
    init(
        _ bytes: [UInt8],
        file: String,
        dialect: Dialect = .apple,
        isolation: Isolation? = nil,
        classPrefix: String? = nil
    ) {
        var compiler = DefinitionCompiler()
        compiler.classPrefix = classPrefix
        compiler.dialect = dialect
        compiler.isolation = isolation ?? (dialect == .apple ? .none : .nonisolated)
        var diagnostics: [Diagnostic] = []
        interface = compiler.resolve(bytes, file: file, diagnostics: &diagnostics)
        files = interface.map { compiler.generate($0, source: file, baseName: "Definition") } ?? []
        self.diagnostics = diagnostics.sortedForReport()
    }

    /// The files for a type-checker.
    var sources: [TestSupport.SourceText] { files.map(\.sourceText) }

    /// The errors.
    var errors: [Diagnostic] {
        diagnostics.filter { $0.severity == .error }
    }

    /// Expects the compiler for Apple's platforms to accept the generated Swift without a warning.
    func expectToTypeCheck(
        languageMode: AppleTypeChecker.LanguageMode = .swift5,
        extraFlags: [String] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let checker = AppleTypeChecker()
        let result = try checker.check(sources, languageMode: languageMode, extraFlags: extraFlags)
        Self.expectNothing(in: result.complaints, sourceLocation)
    }

    /// Expects the compiler for other platforms to accept the generated Swift without a warning.
    func expectToTypeCheckPortably(
        languageMode: AppleTypeChecker.LanguageMode = .swift5,
        extraFlags: [String] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let checker = PortableTypeChecker()
        let complaints = try checker.check(sources, languageMode: languageMode, extraFlags: extraFlags)
        Self.expectNothing(in: complaints, sourceLocation)
    }

    static func expectNothing(in complaints: [CompilerMessage], _ sourceLocation: Testing.SourceLocation) {
        let list = complaints.map(\.description).joined(separator: "\n")
        #expect(complaints.isEmpty, "\(list)", sourceLocation: sourceLocation)
    }
}
