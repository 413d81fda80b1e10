import Basics
import CLibXML2

/// Runs libxml2 over a text in UTF-8, and passes its events to a builder.
///
/// The text is pushed in pieces, so that libxml2 never stores all of it. Nothing else is read: DTDs aren't loaded, and
/// only the entities of XML itself are known.
struct SAXParser {
    /// The longest accepted start tag in bytes. libxml2 compares each attribute with all others of its tag.
    private static let tagLimit = 64 * 1024
    /// The longest accepted comment or other markup in bytes. libxml2 may scan all of it again with each piece.
    private static let markupLimit = 1024 * 1024

    /// The number of bytes to push at a time.
    var pieceSize = 64 * 1024

    /// Parses a text without a byte-order mark.
    ///
    /// - Returns: The builder after the last event, and the failure if the parse stopped before the end of the text.
    func parse(_ text: Bytes, with builder: consuming PropertyListBuilder) -> (PropertyListBuilder, ParseFailure?) {
        let state = UnsafeMutablePointer<SAXState>.allocate(capacity: 1)
        defer { state.deallocate() }
        let context = Self.makeContext(reportingTo: state)
        defer {
            // libxml2 creates a document for an entity declaration, even without a callback for it.
            xmlFreeDoc(context.pointee.myDoc)
            xmlFreeParserCtxt(context)
        }

        state.initialize(to: SAXState(builder: builder, context: context, names: ElementNames(of: context)))
        push(text, to: state)
        let final = state.move()
        return (final.builder, final.failure)
    }

    private static func makeContext(reportingTo state: UnsafeMutablePointer<SAXState>) -> xmlParserCtxtPtr {
        initializeLibrary
        var handler = SAXState.handler
        guard let context = xmlCreatePushParserCtxt(&handler, state, nil, 0, nil) else {
            fatalError("no memory for an XML parser")
        }
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        xmlCtxtUseOptions(context, Int32(options))
        return context
    }

    /// Initializes libxml2's globals once, before several threads use them.
    private static let initializeLibrary: Void = xmlInitParser()

    private func push(_ text: Bytes, to state: UnsafeMutablePointer<SAXState>) {
        let context = state.pointee.context
        var pushed = 0
        while pushed < text.count, state.pointee.failure == nil {
            let piece = text.part(pushed..<min(pushed + pieceSize, text.count))
            piece.withMemoryRebound(to: CChar.self) { piece in
                _ = xmlParseChunk(context, piece.baseAddress, Int32(piece.count), 0)
            }
            pushed += piece.count
            if state.pointee.failure == nil {
                state.pointee.failure = Self.overlongMarkup(in: text, from: state.pointee.offset, to: pushed)
            }
        }

        if state.pointee.failure == nil { xmlParseChunk(context, nil, 0, 1) }
    }

    /// The failure for markup that is too long without an end.
    private static func overlongMarkup(in text: Bytes, from start: Int, to pushed: Int) -> ParseFailure? {
        guard pushed - start > tagLimit else { return nil }
        if text[start] == .ampersand {
            let code = XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue
            return .malformed(XMLFailure(code: code, offset: start + 1, message: ""))
        }

        let isTag = text[start] == .lessThan && !text.has("<!", at: start) && !text.has("<?", at: start)
        guard isTag || pushed - start > markupLimit else { return nil }
        let problem =
            isTag
            ? "the tag is longer than \(tagLimit / 1024) kB; remove its attributes, which property lists don't use"
            : "the markup is longer than \(markupLimit / 1024) kB; remove it, or check that it ends"
        return .rejected(PropertyListError(.fileUnreadable, problem, at: text.position(of: start)))
    }
}
