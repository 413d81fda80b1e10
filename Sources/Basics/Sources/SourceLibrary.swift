/// The texts of files that findings are in, each read when it is first asked for.
package struct SourceLibrary {
    /// How many bytes after a place are looked at: for its line as it is shown, and the end of what starts there.
    private static let reach = 16 * 1024

    private var files: [String: SourceFile?] = [:]
    private var starts: [String: SourceFile?] = [:]
    private let read: (_ path: String) -> SourceFile?
    private let readStart: (_ path: String) -> SourceFile?

    /// Creates a library.
    ///
    /// - Parameters:
    ///   - read: Reads the file at a path; `nil` where that is not possible.
    ///   - readStart: Reads the first part of a file, if it is so large that reading it takes long.
    package init(
        reading read: @escaping (_ path: String) -> SourceFile?,
        startingWith readStart: @escaping (_ path: String) -> SourceFile? = { _ in nil }
    ) {
        self.read = read
        self.readStart = readStart
    }

    /// Adds files that were read elsewhere.
    package mutating func insert(_ known: [SourceFile]) {
        for file in known { files[file.path] = file }
    }

    /// A file, or its first part if a place and what follows it are in that; `nil` for one that cannot be read.
    package mutating func file(_ path: String, around position: SourcePosition) -> SourceFile? {
        if let known = files[path] { return known }
        let start = starts[path] ?? readStart(path)
        starts[path] = .some(start)
        if let start, let offset = start.offset(of: position), offset + Self.reach <= start.utf8.count { return start }
        return file(path)
    }

    /// A file; `nil` for one that cannot be read.
    package mutating func file(_ path: String) -> SourceFile? {
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
    package mutating func addingEnds(
        to diagnostics: [Diagnostic],
        _ end: (SourceFile, SourcePosition) -> SourcePosition?
    ) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            addEnd(to: &diagnostic.location, end)
            for index in diagnostic.parts.indices { addEnd(to: &diagnostic.parts[index].location, end) }
            for index in diagnostic.notes.indices { addEnd(to: &diagnostic.notes[index].location, end) }
            return diagnostic
        }
    }

    private mutating func addEnd(
        to location: inout SourceLocation,
        _ end: (SourceFile, SourcePosition) -> SourcePosition?
    ) {
        guard location.end == nil, let position = location.position, let file = file(location.file, around: position)
        else {
            return
        }
        location.end = end(file, position)
    }
}
