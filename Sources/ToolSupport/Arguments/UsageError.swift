import Basics

/// An error in the arguments.
package struct UsageError: Error {
    /// A message that says what is wrong and what is valid.
    package var message: String

    /// Creates an error.
    package init(message: String) {
        self.message = message
    }

    /// Prints the error, with the usage and the way to get help.
    ///
    /// - Parameters:
    ///   - usage: The usage of the tool or the command.
    ///   - help: The command that shows the help.
    ///   - console: The console to print to.
    package func report(usage: String, help: String, on console: Console) -> ExitStatus {
        console.printError("error: \(message.escapingControls)\nusage: \(usage)\n  see '\(help)'")
        return .usage
    }
}
