import Basics
import CodeGeneration
import IntentInterface
import TestSupport
import Testing

/// What the whole compiler makes of one definition.
struct Compiled {
    var interface: DefinitionInterface?
    var files: [GeneratedFile]
    var diagnostics: [Diagnostic]

    /// Compiles a definition.
    ///
    /// - Parameters:
    ///   - file: The path of the definition.
    ///   - dialect: The form of the code.
    ///   - isolation: What the code says about isolation; by default what goes with the form.
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

    /// The errors alone.
    var errors: [Diagnostic] {
        diagnostics.filter { $0.severity == .error }
    }

    /// Fails where the compiler for Apple's platforms has a complaint about the generated Swift.
    func expectToTypeCheck(
        languageMode: AppleTypeChecker.LanguageMode = .swift5,
        extraFlags: [String] = [],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let checker = AppleTypeChecker()
        let result = try checker.check(sources, languageMode: languageMode, extraFlags: extraFlags)
        Self.expectNothing(in: result.complaints, sourceLocation)
    }

    /// Fails where the compiler for other platforms has a complaint about the generated Swift.
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
