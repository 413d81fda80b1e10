/// A place in a named file, or a stretch of its text.
package struct SourceLocation: Hashable, Sendable {
    /// The path of the file, as the user gave it or as it was found below what the user gave.
    package var file: String
    /// The place in the file; `nil` for what concerns the file as a whole, such as a missing file.
    package var position: SourcePosition?
    /// The place after the last byte that is meant; `nil` where only the start is known.
    package var end: SourcePosition?

    /// Creates a location.
    package init(file: String, position: SourcePosition? = nil, end: SourcePosition? = nil) {
        self.file = file
        self.position = position
        self.end = end
    }
}
