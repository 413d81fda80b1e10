import ToolSupport

/// `intentc help`: shows the help for the tool or a command.
struct HelpCommand: Subcommand {
    var commands: [String] = []

    static var declaration: CommandDeclaration<Self> {
        CommandDeclaration(
            name: "help",
            abstract: "Show the help for a command.",
            operands: OperandDeclaration(name: "command", count: 0...1, property: \.commands, help: "The command.")
        )
    }

    func validate() throws(UsageError) {
        for name in commands where Tool.current.command(named: name) == nil { throw Tool.current.unknownCommand(name) }
    }

    func run(on console: Console) throws(ToolFailure) -> ExitStatus {
        let command = commands.first.flatMap(Tool.current.command)
        try console.print(command?.help(tool: Tool.current.name) ?? Tool.current.help)
        return .success
    }
}
