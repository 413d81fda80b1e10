import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import PropertyLists

extension FuzzTarget {
    /// The whole way from a definition to code, in all dialects: files have names of their own, and are text that
    /// bears the header by which a later build knows them.
    static let compilation = FuzzTarget(name: "compilation") { input in
        let source = SourceFile(path: definitionFile, decoding: input)
        var diagnostics: [Diagnostic] = []
        let definition = DefinitionCompiler().decode(input, file: definitionFile, diagnostics: &diagnostics)
        guard let definition else { return }
        for dialect in Dialect.allCases {
            try compile(definition, dialect, source)
        }
    }

    private static func compile(_ definition: Definition, _ dialect: Dialect, _ source: SourceFile?) throws {
        var compiler = DefinitionCompiler()
        compiler.dialect = dialect
        var diagnostics: [Diagnostic] = []
        let interface = compiler.resolve(definition, file: definitionFile, diagnostics: &diagnostics)
        try require((interface == nil) == diagnostics.hasErrors, "a definition is refused with an error, and only so")
        try require(diagnostics, areAbout: source)
        guard let interface else { return }
        for isSingle in [false, true] {
            compiler.generatesSingleFile = isSingle
            try requireNamedText(compiler.generate(interface, source: definitionFile, baseName: "A"))
        }
    }

    private static func requireNamedText(_ files: [GeneratedFile]) throws {
        try require(
            Set(files.map { $0.name.lowercased() }).count == files.count,
            "files have names of their own"
        )
        for file in files {
            let isPlain = !file.name.contains("/") && !file.name.hasPrefix(".")
            try require(isPlain, "'\(file.name)' is the name of a file")
            let isText = String(validating: file.bytes, as: UTF8.self) != nil
            try require(isText, "'\(file.name)' is UTF-8")
            let header = GeneratedHeader(recognizing: Array(file.bytes.prefix(GeneratedHeader.maximumByteCount)))
            try require(header?.source == definitionFile, "'\(file.name)' bears the header")
        }
    }
}
