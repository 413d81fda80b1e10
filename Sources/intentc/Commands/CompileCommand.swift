import CommandLineSupport
import DefinitionBuild
import DefinitionCompiler
import DefinitionDiagnostics
import IntentInterface
import SourceGeneration

/// `intentc compile`: checks that a definition can be read and copies it for an app bundle, with the arguments of
/// Apple's compiler.
struct CompileCommand: Subcommand {
    var input = ""
    var output = ""
    var classPrefix = ClassPrefix()

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "compile",
            abstract: "Copy one definition for an app, with the arguments of Apple's compiler.",
            discussion:
                "The definition is checked and then copied byte for byte, under its name, into the output folder.",
            style: .singleDash,
            options: [
                .value("input", "file", \.input, "The definition.", isRequired: true),
                .value("output", "dir", \.output, "The folder that the copy goes to.", isRequired: true),
                .value("classPrefix", "prefix", \.classPrefix, "Accepted; changes nothing."),
            ]
        )
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        var diagnostics: [Diagnostic] = []
        let path = Path(input)
        if let bytes = InputReader.read(path, diagnostics: &diagnostics),
            DefinitionCompiler().decode(bytes, file: input, diagnostics: &diagnostics) != nil, !diagnostics.hasErrors
        {
            let folder = OutputFolder(path: Path(output), isReadOnly: false)
            let copy = GeneratedFile(name: path.name, bytes: bytes)
            _ = folder.put([copy], in: Path("."), from: path, diagnostics: &diagnostics)
        }
        console.report(diagnostics, as: .short)
        return ExitStatus(of: diagnostics)
    }
}
