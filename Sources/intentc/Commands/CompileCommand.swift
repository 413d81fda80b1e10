import Basics
import CodeGeneration
import IntentDefinition
import IntentInterface
import ToolSupport

/// `intentc compile`: checks that a definition can be read and copies it for an app bundle, with the arguments of
/// Apple's compiler.
struct CompileCommand: Subcommand {
    var input = ""
    var output = ""
    var classPrefix = ClassPrefix()

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "compile",
            abstract: "Copy one definition for an app bundle, taking the same arguments as Apple's compiler.",
            discussion:
                "The definition is checked, then copied byte for byte into the output folder under its own name.",
            style: .singleDash,
            options: [
                .value("input", valueName: "file", \.input, help: "The definition.", isRequired: true),
                .value(
                    "output",
                    valueName: "dir",
                    \.output,
                    help: "The folder to copy the definition to.",
                    isRequired: true
                ),
                .value(
                    "classPrefix",
                    valueName: "prefix",
                    \.classPrefix,
                    help: "Accepted for compatibility; has no effect."
                ),
            ]
        )
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        var diagnostics: [Diagnostic] = []
        let path = Path(input)
        if let bytes = InputReader.read(path, diagnostics: &diagnostics),
            let definition = DefinitionCompiler().decode(bytes, file: input, diagnostics: &diagnostics),
            !diagnostics.hasErrors
        {
            let folder = OutputFolder(path: Path(output), isReadOnly: false, obstaclePolicy: .overwrite)
            diagnostics += [overwriting(folder.path.appending(path.name), with: definition)].compactMap(\.self)
            let copy = GeneratedFile(name: path.name, bytes: bytes)
            _ = folder.put([copy], in: Path("."), from: path, diagnostics: &diagnostics)
        }
        console.report(diagnostics, as: .short)
        return ExitStatus(of: diagnostics)
    }

    /// A warning if the copy overwrites something other than an earlier copy of the definition. All versions of a
    /// definition have the same namespace.
    private func overwriting(_ path: Path, with definition: Definition) -> Diagnostic? {
        guard let kind = try? FileStatus(of: path, followsLinks: false).kind, kind != .folder else { return nil }
        var failures: [Diagnostic] = []
        let earlier = InputReader.read(path, diagnostics: &failures)
            .flatMap { DefinitionCompiler().decode($0, file: path.text, diagnostics: &failures) }
        if kind == .file, let earlier, earlier.namespace?.value == definition.namespace?.value { return nil }
        let message = """
            this file isn't an earlier copy of '\(input)' and is overwritten; choose an output folder that holds only \
            copies
            """
        return Diagnostic(.warning, .outputForeign, message: message, at: SourceLocation(file: path.text))
    }
}
