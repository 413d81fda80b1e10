extension Diagnostic {
    /// Writes the finding as an object. `Documentation/diagnostics.md` describes its members.
    ///
    /// - Parameters:
    ///   - json: The writer.
    ///   - category: The category of its rule; `nil` if it is unknown.
    package func writeJSON(to json: inout JSONWriter, category: RuleDescription.Category? = nil) {
        json.object { json in
            json.member("severity", severity.rawValue)
            json.member("id", id.rawValue)
            json.member("category", ifPresent: category?.rawValue)
            json.member("message", message)
            json.members(of: location)
            json.member("notes", objects: notes) { json, note in
                json.member("message", note.message)
                json.members(of: note.location)
            }
            if let topic { json.members(of: topic) }
            if !parts.isEmpty {
                json.member("parts", objects: parts) { json, part in
                    json.member("message", part.message)
                    json.members(of: part.location)
                    json.members(of: part.topic)
                }
            }
            guard !fixIts.isEmpty else { return }
            json.member("fixIts", objects: fixIts) { json, fixIt in json.members(of: fixIt) }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(of location: SourceLocation) {
        member("file", location.file)
        guard let position = location.position else { return }
        member("line", position.line)
        member("column", position.column)
        guard let end = location.end else { return }
        member("endLine", end.line)
        member("endColumn", end.column)
    }

    fileprivate mutating func members(of topic: Diagnostic.Topic) {
        for (name, texts) in [("languages", topic.languages), ("keys", topic.keys)] where !texts.isEmpty {
            key(name)
            array { json in for text in texts { json.string(text) } }
        }
    }

    fileprivate mutating func members(of fixIt: FixIt) {
        member("title", fixIt.title)
        member("isSafe", fixIt.isSafe)
        member("edits", objects: fixIt.edits) { json, edit in
            json.member("file", edit.file)
            json.member("offset", edit.range.lowerBound)
            json.member("length", edit.range.count)
            json.member("replacement", edit.replacement)
        }
        guard !fixIt.renames.isEmpty else { return }
        member("renames", objects: fixIt.renames) { json, rename in
            json.member("file", rename.file)
            json.member("newPath", rename.newPath)
        }
    }
}
