import Basics
import CLibXML2

/// Runs libxml2 over a text in UTF-8, and passes its events to a builder.
struct SAXParser {
    /// The number of bytes to push at a time.
    var pieceSize = 64 * 1024

    /// Parses a text without a byte-order mark.
    ///
    /// - Returns: The builder after the last event, and the failure if the parse stopped before the end of the text.
    func parse(_ text: Bytes, with builder: consuming PropertyListBuilder) -> (PropertyListBuilder, ParseFailure?) {
        let state = UnsafeMutablePointer<SAXState>.allocate(capacity: 1)
        defer { state.deallocate() }
        let push = XMLPush(text, handler: SAXState.handler, state: state)
        defer { push.free() }

        let names = ElementNames(of: push.context)
        state.initialize(to: SAXState(builder: builder, context: push.context, names: names))
        push.run(pieceSize: pieceSize) {
            state.pointee.failure != nil
        } fail: { markup in
            state.pointee.failure = Self.failure(for: markup, in: text)
        }
        let final = state.move()
        return (final.builder, final.failure)
    }

    private static func failure(for markup: XMLPush.OverlongMarkup, in text: Bytes) -> ParseFailure {
        func rejected(_ problem: String, at offset: Int) -> ParseFailure {
            .rejected(PropertyListError(.fileUnreadable, problem, at: text.position(of: offset)))
        }
        switch markup {
        case .reference(let offset):
            let code = XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue
            return .malformed(XMLFailure(code: code, offset: offset + 1, message: ""))
        case .tag(let offset):
            let limit = XMLPush.tagLimit / 1024
            return rejected(
                "the tag is longer than \(limit) kB; remove its attributes, which property lists don't use",
                at: offset
            )
        case .other(let offset):
            let limit = XMLPush.markupLimit / 1024
            return rejected("the markup is longer than \(limit) kB; remove it, or check that it ends", at: offset)
        }
    }
}
