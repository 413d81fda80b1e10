import Basics

/// Why the tool cannot go on at all.
package struct ToolFailure: Error {
    /// What went wrong.
    var message: String
    /// The status to end with.
    var status: ExitStatus
}

extension Console {
    /// The status that a run ends with. Why it could not go on is told.
    package func status(of run: () throws(ToolFailure) -> ExitStatus) -> ExitStatus {
        do throws(ToolFailure) {
            return try run()
        } catch {
            printError("error: \(error.message.escapingControls)")
            return error.status
        }
    }
}
