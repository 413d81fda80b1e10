/// A syntax error in a JSON text.
package struct JSONSyntaxError: Error, Equatable {
    /// A message that says what is wrong and what to do about it.
    package var message: String
    /// The position of the error.
    package var position: SourcePosition
}
