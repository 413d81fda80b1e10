/// The texts of files that findings are in, each read when it is first asked for.
public struct SourceLibrary {
    private var files: [String: SourceFile?] = [:]
    private let read: (_ path: String) -> SourceFile?

    /// Creates a library.
    ///
    /// - Parameter read: Reads the file at a path; `nil` where that is not possible.
    public init(reading read: @escaping (_ path: String) -> SourceFile?) {
        self.read = read
    }

    /// A file; `nil` for one that cannot be read.
    public mutating func file(_ path: String) -> SourceFile? {
        if let known = files[path] { return known }
        let file = read(path)
        files[path] = file
        return file
    }

    /// The findings with the ends of their places and those of their notes, where they have none yet.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - end: Where what starts at a place of a file ends.
    public mutating func addingEnds(
        to diagnostics: [Diagnostic],
        _ end: (SourceFile, SourcePosition) -> SourcePosition?
    ) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            addEnd(to: &diagnostic.location, end)
            for index in diagnostic.notes.indices { addEnd(to: &diagnostic.notes[index].location, end) }
            return diagnostic
        }
    }

    private mutating func addEnd(
        to location: inout SourceLocation,
        _ end: (SourceFile, SourcePosition) -> SourcePosition?
    ) {
        guard location.end == nil, let position = location.position, let file = file(location.file) else { return }
        location.end = end(file, position)
    }
}
