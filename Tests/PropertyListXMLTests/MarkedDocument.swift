import DefinitionDiagnostics
import PropertyListXML
import Testing

/// A document in which `①` marks the place of the expected error and `②` that of its note.
struct MarkedDocument {
    /// The document without marks.
    let text: String
    /// The places of the marks.
    private(set) var error: SourcePosition?
    private(set) var note: SourcePosition?

    init(_ marked: String) {
        var text = ""
        var position = SourcePosition.start
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "①": error = position
            case "②": note = position
            default:
                text.unicodeScalars.append(scalar)
                if scalar == "\n" {
                    position = SourcePosition(line: position.line + 1, column: 1)
                } else {
                    position.column += UInt32(UTF8.width(scalar))
                }
            }
        }
        self.text = text
    }

    /// A document with something in its `<plist>`.
    init(inPropertyList content: String) {
        self.init("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(content)\n</plist>\n")
    }

    /// Expects the document to be refused at its marks.
    func expectError(
        _ id: Diagnostic.ID,
        _ message: String,
        note: String? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let found = #expect(throws: PropertyListError.self, sourceLocation: sourceLocation) {
            try PropertyListParser().parse(Array(text.utf8))
        }
        let place = try #require(error, "the document has no mark", sourceLocation: sourceLocation)
        let expected = PropertyListError(id, message, at: place, note: try noteValue(note))
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    private func noteValue(_ message: String?) throws -> PropertyListError.Note? {
        guard let message else { return nil }
        return PropertyListError.Note(message, at: try #require(note, "the note has no mark"))
    }
}
