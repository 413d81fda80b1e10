/// The texts of files with findings, each read on first use.
package struct SourceLibrary {
    /// The number of bytes after a position that may be needed, for its line and for the end of the element there.
    private static let reach = 16 * 1024

    private var files: [String: SourceFile?] = [:]
    private var starts: [String: SourceFile?] = [:]
    private let read: (_ path: String) -> SourceFile?
    private let readStart: (_ path: String) -> SourceFile?

    /// Creates a library.
    ///
    /// - Parameters:
    ///   - read: Reads the file at a path; `nil` if that isn't possible.
    ///   - readStart: Reads the first part of a file that is so large that reading all of it takes long.
    package init(
        reading read: @escaping (_ path: String) -> SourceFile?,
        startingWith readStart: @escaping (_ path: String) -> SourceFile? = { _ in nil }
    ) {
        self.read = read
        self.readStart = readStart
    }

    /// Adds files that were read before.
    package mutating func insert(_ known: [SourceFile]) {
        for file in known { files[file.path] = file }
    }

    /// Returns a file, or its first part if that contains a position and enough of what follows it; `nil` if it can't
    /// be read.
    package mutating func file(_ path: String, around position: SourcePosition) -> SourceFile? {
        if let known = files[path] { return known }
        let start = starts[path] ?? readStart(path)
        starts[path] = .some(start)
        if let start, let offset = start.offset(of: position), offset + Self.reach <= start.utf8.count { return start }
        return file(path)
    }

    /// Returns a file; `nil` if it can't be read.
    package mutating func file(_ path: String) -> SourceFile? {
        if let known = files[path] { return known }
        let file = read(path)
        files[path] = file
        return file
    }

    /// Returns the findings with the missing ends of their locations and of their notes' locations filled in.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - end: Returns the end of the element at a position in a file.
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
