extension Diagnostic {
    /// Writes the finding as an object with these members, of which `line` and `column` are missing where the finding
    /// concerns a file as a whole:
    ///
    /// | member | value |
    /// | --- | --- |
    /// | `severity` | `error`, `warning` or `note` |
    /// | `id` | the kind of finding |
    /// | `message` | what is wrong, and what to do about it |
    /// | `file` | the path of the file |
    /// | `line`, `column` | the place, both from 1; the column counts UTF-8 bytes |
    /// | `notes` | further places, each an object with `message`, `file`, `line` and `column` |
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
