import Basics
import CodeGeneration
import ToolSupport

/// The tool as a whole: its name and its commands.
struct Tool: Sendable {
    /// The tool that this process runs. Under the name of Apple's compiler it has only that compiler's commands.
    static let current = Tool(name: Path(CommandLine.arguments.first ?? "").name)

    /// The name by which the tool was called.
    let name: String
    private let abstract: String
    private let commands: [any Subcommand.Type]

    private init(name: String) {
        if name == "intentbuilderc" {
            self.name = name
            abstract = "Compile an intent definition, taking the same arguments as Apple's compiler."
            commands = [GenerateCommand.self, CompileCommand.self, HelpCommand.self]
        } else {
            self.name = "intentc"
            abstract = "Compile intent definitions, the files that declare custom intents for Siri and Shortcuts."
            commands = [
                BuildCommand.self, CheckCommand.self, ExplainCommand.self, FormatCommand.self, ListCommand.self,
                PreviewCommand.self, DumpCommand.self, GenerateCommand.self, CompileCommand.self, HelpCommand.self,
            ]
        }
    }

    /// Runs the command that the arguments name.
    ///
    /// - Parameter arguments: The arguments after the tool's own name.
    func run(_ arguments: [String], on console: Console) -> ExitStatus {
        console.status { () throws(ToolFailure) in
            guard let first = arguments.first, !HelpText.isRequest(first) else {
                try console.print(help)
                return .success
            }
            if first == "--version" {
                try console.print(DefinitionCompiler.version)
                return .success
            }

            if let status = try printInstalledFile(arguments, on: console) { return status }

            guard let command = command(named: first) else {
                let usage = "\(name) <command> [<arguments>]"
                return unknownCommand(first).report(usage: usage, help: "\(name) --help", on: console)
            }
            return try command.run(Array(arguments.dropFirst()), tool: name, on: console)
        }
    }

    /// Returns the command with a name.
    func command(named name: String) -> (any Subcommand.Type)? {
        commands.first { $0.name == name }
    }

    /// Returns an error about a name that isn't a command.
    func unknownCommand(_ name: String) -> UsageError {
        let names = commands.map { $0.name }
        let kind = name.hasPrefix("-") ? "option" : "command"
        return UsageError(
            message:
                "unknown \(kind) '\(name)'; commands are \(quotedList(names))\(suggestion(for: name, among: names))"
        )
    }

    /// The help for the tool.
    var help: String {
        let footer = "See '\(name) help <command>' for help with a command."
        return HelpText(ofTool: name, abstract: abstract, commands: commands, footer: footer).text
    }

    /// The arguments of the tool, as values.
    var summary: ToolSummary {
        ToolSummary(name: name, abstract: abstract, commands: commands.map { $0.summary(tool: name) })
    }
}
