/// Why a text is not JSON.
package struct JSONSyntaxError: Error, Equatable {
    /// What is wrong, and what to do about it.
    package var message: String
    /// Where it is.
    package var position: SourcePosition
}
