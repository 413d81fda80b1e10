import Basics
import CLibXML2

/// Pushes a text in UTF-8 to a parser of libxml2 in pieces, so that libxml2 never stores all of it. Nothing else is
/// read: DTDs aren't loaded, and only the entities of XML itself are known.
struct XMLPush {
    /// Markup that is too long without an end, by the offset of its first byte.
    enum OverlongMarkup {
        /// A reference to an entity.
        case reference(at: Int)
        /// A tag.
        case tag(at: Int)
        /// A comment or other markup.
        case other(at: Int)
    }

    /// The longest accepted start tag in bytes. libxml2 compares each attribute with all others of its tag.
    static let tagLimit = 64 * 1024
    /// The longest accepted comment or other markup in bytes. libxml2 may scan all of it again with each piece.
    static let markupLimit = 1024 * 1024

    /// The text, without a byte-order mark.
    let text: Bytes
    /// The parser.
    let context: xmlParserCtxtPtr

    /// Creates a parser, which `free` ends.
    ///
    /// - Parameters:
    ///   - text: The text, without a byte-order mark.
    ///   - handler: The callbacks.
    ///   - state: The pointer that the callbacks get.
    init(_ text: Bytes, handler: xmlSAXHandler, state: UnsafeMutableRawPointer) {
        Self.initializeLibrary
        var handler = handler
        guard let context = xmlCreatePushParserCtxt(&handler, state, nil, 0, nil) else {
            fatalError("no memory for an XML parser")
        }
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        xmlCtxtUseOptions(context, Int32(options))
        self.text = text
        self.context = context
    }

    /// Initializes libxml2's globals once, before several threads use them.
    private static let initializeLibrary: Void = xmlInitParser()

    /// Frees the parser.
    func free() {
        // libxml2 creates a document for an entity declaration, even without a callback for it.
        xmlFreeDoc(context.pointee.myDoc)
        xmlFreeParserCtxt(context)
    }

    /// Pushes the text to its end, or until the parse has failed.
    ///
    /// - Parameters:
    ///   - pieceSize: The number of bytes to push at a time.
    ///   - hasFailed: Returns whether the parse has failed.
    ///   - fail: Ends the parse because of markup that is too long without an end.
    func run(pieceSize: Int = 64 * 1024, hasFailed: () -> Bool, fail: (OverlongMarkup) -> Void) {
        var pushed = 0
        while pushed < text.count, !hasFailed() {
            let piece = text.part(pushed..<min(pushed + pieceSize, text.count))
            piece.withMemoryRebound(to: CChar.self) { piece in
                _ = xmlParseChunk(context, piece.baseAddress, Int32(piece.count), 0)
            }
            pushed += piece.count
            if !hasFailed(), let markup = overlongMarkup(from: context.offset, to: pushed) { fail(markup) }
        }

        if !hasFailed() { xmlParseChunk(context, nil, 0, 1) }
    }

    private func overlongMarkup(from start: Int, to pushed: Int) -> OverlongMarkup? {
        guard pushed - start > Self.tagLimit else { return nil }
        if text[start] == .ampersand { return .reference(at: start) }
        if text[start] == .lessThan, !text.has("<!", at: start), !text.has("<?", at: start) { return .tag(at: start) }
        return pushed - start > Self.markupLimit ? .other(at: start) : nil
    }
}

extension xmlParserCtxtPtr {
    /// The offset in the text that libxml2 has reached: before the end of a start tag, and before or after text. This
    /// equals `xmlByteConsumed` for a text that libxml2 doesn't convert, without a call into the library.
    var offset: Int {
        guard let input = pointee.input else { return 0 }
        return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }
}
