import DefinitionDiagnostics

/// Why a text is not JSON.
struct JSONSyntaxError: Error, Equatable {
    /// What is wrong, and what to do about it.
    var message: String
    /// Where it is.
    var position: SourcePosition
}
