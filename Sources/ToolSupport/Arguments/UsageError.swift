import Basics

/// What is wrong with the arguments.
package struct UsageError: Error {
    /// What is wrong, and what is valid.
    package var message: String

    /// Creates an error.
    package init(message: String) {
        self.message = message
    }

    /// Tells what is wrong, and what to do next.
    ///
    /// - Parameters:
    ///   - usage: How the tool or the command is called.
    ///   - help: What shows its help.
    ///   - console: Where the error is printed.
    package func report(usage: String, help: String, on console: Console) -> ExitStatus {
        console.printError("error: \(message.escapingControls)\nusage: \(usage)\n  see '\(help)'")
        return .usage
    }
}
