extension Subcommand {
    /// Does what arguments ask for: runs the command, or shows its help.
    ///
    /// - Parameters:
    ///   - arguments: The arguments after the command's name.
    ///   - tool: The name of the tool that has the command.
    ///   - console: Where the command reads and writes.
    package static func run(
        _ arguments: [String],
        tool: String,
        on console: Console
    ) throws(ToolFailure) -> ExitStatus {
        let request: ArgumentParser<Self>.Request
        do throws(UsageError) {
            request = try ArgumentParser<Self>.parse(arguments)
        } catch {
            return error.report(usage: summary(tool: tool).usage, help: "\(tool) \(name) --help", on: console)
        }
        switch request {
        case .run(let command):
            return try command.run(on: console)
        case .help:
            try console.print(help(tool: tool))
            return .success
        }
    }
}
