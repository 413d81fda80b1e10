/// The fixes of a log. Section numbers refer to the OASIS standard.
extension SARIFLog {
    /// Writes the new names of files as a property (3.8), because the standard doesn't define a member for them.
    func writeRenames(_ renames: [FileRename], to json: inout JSONWriter) {
        guard !renames.isEmpty else { return }
        json.key("properties")
        json.object { json in
            json.member("renames", objects: renames) { json, rename in
                json.member("uri", rename.file.uriReference)
                json.member("newURI", rename.newPath.uriReference)
            }
        }
    }

    /// Writes the members of a fix (3.55): the changes to each file (3.56) and their replacements (3.57).
    mutating func writeFix(_ fix: FixIt, to json: inout JSONWriter) {
        json.message("description", fix.title.asSentence)
        let edits = Dictionary(grouping: fix.edits, by: \.file).sorted { $0.key < $1.key }
        json.key("artifactChanges")
        json.array { json in
            for (file, edits) in edits {
                json.object { json in
                    writeArtifactLocation(file, to: &json)
                    let source = sources.file(file)
                    json.member("replacements", objects: edits) { json, edit in
                        json.key("deletedRegion")
                        json.object { json in writeDeletedRegion(of: edit, in: source, to: &json) }
                        json.message("insertedContent", edit.replacement)
                    }
                }
            }
        }
    }

    /// Writes the region that an edit replaces: by lines in a text, by bytes in any other file (3.30.2).
    private func writeDeletedRegion(of edit: TextEdit, in source: SourceFile?, to json: inout JSONWriter) {
        guard let source, let start = source.fileOffset, edit.range.lowerBound >= start,
            edit.range.upperBound - start <= source.utf8.count
        else {
            json.member("byteOffset", edit.range.lowerBound)
            json.member("byteLength", edit.range.count)
            return
        }
        let first = source.position(of: edit.range.lowerBound - start)
        writeRegion(from: first, to: source.position(of: edit.range.upperBound - start), in: source, to: &json)
    }
}
