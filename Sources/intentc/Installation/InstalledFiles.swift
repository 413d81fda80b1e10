import ToolSupport

/// The files that are installed with the tool. The options that print them are for packaging and aren't in the help.
extension Tool {
    /// The option that prints the completion script for a shell.
    static let completionOption = "--generate-completion-script"
    /// The option that prints the manual page.
    static let manualOption = "--generate-manual"

    /// Prints the file that the arguments ask for; returns `nil` if they don't ask for one.
    func printInstalledFile(_ arguments: [String], on console: Console) throws(ToolFailure) -> ExitStatus? {
        switch (arguments.first, arguments.dropFirst().first) {
        case (Self.manualOption, nil):
            try console.write(Array(ManualPage(tool: summary).text.utf8))
            return .success
        case (Self.completionOption, let name):
            guard let shell = name.flatMap(CompletionShell.init(argument:)), arguments.count == 2 else {
                let message =
                    "'\(Self.completionOption)' needs the name of a shell; valid shells are \(CompletionShell.validValues)"
                let usage = "\(self.name) \(Self.completionOption) <shell>"
                return UsageError(message: message).report(usage: usage, help: "\(self.name) --help", on: console)
            }
            try console.write(Array(shell.script(for: summary).utf8))
            return .success
        default:
            return nil
        }
    }
}
