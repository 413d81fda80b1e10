/// Why the tool cannot go on at all.
struct ToolFailure: Error {
    /// What went wrong.
    var message: String
    /// The status to end with.
    var status: ExitStatus
}
