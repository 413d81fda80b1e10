import Basics

/// A failure after which the tool can't continue.
package struct ToolFailure: Error {
    /// The reason for the failure.
    var message: String
    /// The exit code of the tool.
    var status: ExitStatus
}

extension Console {
    /// Returns the exit code of a run. If the run fails, prints the reason.
    package func status(of run: () throws(ToolFailure) -> ExitStatus) -> ExitStatus {
        do throws(ToolFailure) {
            return try run()
        } catch {
            printError("error: \(error.message.escapingControls)")
            return error.status
        }
    }
}
