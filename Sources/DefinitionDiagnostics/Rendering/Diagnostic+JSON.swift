extension Diagnostic {
    /// Writes the finding as an object. `Documentation/diagnostics.md` describes its members.
    public func writeJSON(to json: inout JSONWriter) {
        json.object { json in
            json.member("severity", severity.rawValue)
            json.member("id", id.rawValue)
            json.member("message", message)
            json.members(of: location)
            json.member("notes", objects: notes) { json, note in
                json.member("message", note.message)
                json.members(of: note.location)
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(of location: SourceLocation) {
        member("file", location.file)
        guard let position = location.position else { return }
        member("line", position.line)
        member("column", position.column)
    }
}
