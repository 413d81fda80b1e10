import Basics
import PropertyLists

/// Reads a file that may be refused, but only with a message.
func reading<Value>(_ read: () throws(PropertyListError) -> Value) throws -> Value? {
    do throws(PropertyListError) {
        return try read()
    } catch {
        try require([error.diagnostic(in: "a")], areAbout: nil)
        return nil
    }
}

/// Requires that each finding and note is told in a line, and is about a place that its file has.
func require(_ diagnostics: [Diagnostic], areAbout source: SourceFile?) throws {
    for diagnostic in diagnostics {
        let text = diagnostic.text()
        let lineCount = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        try require(!diagnostic.message.isEmpty, "there is a message")
        try require(lineCount == 1 + diagnostic.notes.count, "'\(text)' is a line each")
        if let source { try require([diagnostic], areInside: source) }
        var json = JSONWriter()
        diagnostic.writeJSON(to: &json)
    }
}

/// Requires that findings and notes about a file are about a place that it has.
func require(_ diagnostics: [Diagnostic], areInside source: SourceFile) throws {
    for diagnostic in diagnostics {
        for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
            try require(location, isIn: source)
        }
    }
}

private func require(_ location: SourceLocation, isIn source: SourceFile) throws {
    guard let position = location.position, location.file == source.path else { return }
    let offset = try require(source.offset(of: position), "\(position) is a place of the file")
    guard let end = location.end else { return }
    let endOffset = try require(source.offset(of: end), "\(end) is a place of the file")
    try require(offset <= endOffset, "\(position) is not after \(end)")
}
