import Basics
import CodeGeneration
import IntentDefinition
import ToolSupport

/// `intentc dump`: prints the content of a definition as JSON, for generators in other languages.
struct DumpCommand: Subcommand {
    var paths: [String] = []
    var diagnosticFormat = DiagnosticFormat.short

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "dump",
            abstract: "Print a definition as JSON, for programs in any language.",
            discussion:
                "Documentation/dump.md describes the JSON. If the definition has errors, nothing is printed.",
            operands: OperandDeclaration(name: "path", count: 1...1, property: \.paths, help: "The definition."),
            options: [.diagnostics(\.diagnosticFormat)]
        )
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        var diagnostics: [Diagnostic] = []
        let path = Path(paths[0])
        let definition = InputReader.read(path, diagnostics: &diagnostics)
            .flatMap { DefinitionCompiler().decode($0, file: path.text, diagnostics: &diagnostics) }
        console.report(diagnostics, as: diagnosticFormat)
        if let definition, !diagnostics.hasErrors {
            var json = JSONWriter()
            json.definition(definition)
            try console.write(json.bytes + [UInt8(ascii: "\n")])
        }
        return ExitStatus(of: diagnostics)
    }
}
