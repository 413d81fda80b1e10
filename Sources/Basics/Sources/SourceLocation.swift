/// A position in a file, or a range of its text.
package struct SourceLocation: Hashable, Sendable {
    /// The path of the file, as the user gave it or as it was found below a given folder.
    package var file: String
    /// The position in the file; `nil` if the location is the file as a whole, such as a missing file.
    package var position: SourcePosition?
    /// The position after the last byte of the range; `nil` if only the start is known.
    package var end: SourcePosition?

    /// Creates a location.
    package init(file: String, position: SourcePosition? = nil, end: SourcePosition? = nil) {
        self.file = file
        self.position = position
        self.end = end
    }
}
