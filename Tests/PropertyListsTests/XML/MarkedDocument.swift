import Basics
import PropertyLists
import Testing

/// A document in which `①` marks the place of the expected error and `②` that of its note.
struct MarkedDocument: Sendable, CustomTestStringConvertible {
    /// The document without marks.
    let text: String
    private(set) var errorPosition: SourcePosition?
    private(set) var notePosition: SourcePosition?

    var testDescription: String { String(text.prefix(200)) }

    init(_ marked: String) {
        var text = ""
        var position = SourcePosition.start
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "①": errorPosition = position
            case "②": notePosition = position
            case "\n":
                text.unicodeScalars.append(scalar)
                position = SourcePosition(line: position.line + 1, column: 1)
            default:
                text.unicodeScalars.append(scalar)
                position.column += UInt32(UTF8.width(scalar))
            }
        }
        self.text = text
    }

    /// A document with the given content in its `<plist>`.
    static func plist(_ content: String) -> MarkedDocument {
        MarkedDocument("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(content)\n</plist>\n")
    }

    /// Expects the document to be refused at its marks.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the document, if they aren't its text in UTF-8.
    func expectError(
        _ id: Diagnostic.ID,
        _ message: String,
        note: String? = nil,
        in bytes: [UInt8]? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let found = #expect(throws: PropertyListError.self, sourceLocation: sourceLocation) {
            try PropertyListParser().parse(bytes ?? Array(text.utf8))
        }
        #expect(found?.id == id, sourceLocation: sourceLocation)
        #expect(found?.message == message, sourceLocation: sourceLocation)
        #expect(found?.position == errorPosition, sourceLocation: sourceLocation)
        #expect(found?.note?.message == note, sourceLocation: sourceLocation)
        #expect(found?.note?.position == notePosition, sourceLocation: sourceLocation)
    }
}
