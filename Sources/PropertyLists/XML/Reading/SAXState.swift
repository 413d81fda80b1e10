import Basics
import CLibXML2

/// What libxml2's callbacks of one parse share. They reach it through a pointer: the exclusivity checks of a class
/// would cost more than most callbacks.
struct SAXState {
    var builder: PropertyListBuilder
    let context: xmlParserCtxtPtr
    let names: ElementNames
    /// Why the builder gets no more events. Calling `xmlStopParser` in a callback would free memory that libxml2 still
    /// uses; the events of the rest of the pushed piece are dropped instead.
    var failure: ParseFailure?

    /// The offset in the text at which libxml2 is: before the end of a start tag, and before or after text. This is what
    /// `xmlByteConsumed` says of a text that libxml2 does not convert, without a call into the library.
    var offset: Int {
        guard let input = context.pointee.input else { return 0 }
        return Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
    }

    /// The callbacks; those that are not set would change nothing.
    static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.internalSubset = { state, _, _, _ in
            SAXState.with(state) { (state) throws(PropertyListError) in
                try state.builder.checkDoctype(endingAt: state.offset)
            }
        }
        handler.startElementNs = { state, name, prefix, _, namespaceCount, _, attributeCount, _, _ in
            SAXState.with(state) { (state) throws(PropertyListError) in
                let element = prefix == nil ? state.names.element(named: name) : nil
                try state.builder.start(
                    element,
                    attributeCount: Int(attributeCount + namespaceCount),
                    endingAt: state.offset
                )
            }
        }
        handler.endElementNs = { state, _, _, _ in
            SAXState.with(state) { (state) throws(PropertyListError) in
                try state.builder.end()
            }
        }
        handler.characters = { state, text, count in
            SAXState.with(state) { (state) throws(PropertyListError) in
                let offset = state.offset
                try state.builder.append(Bytes(start: text, count: Int(count)), near: offset)
            }
        }
        // With a callback of its own, libxml2 would look for such white space in each text.
        handler.ignorableWhitespace = handler.characters
        handler.serror = { state, error in
            guard let error = error?.pointee, error.level.rawValue > XML_ERR_WARNING.rawValue else { return }
            SAXState.with(state) { state in
                let message = error.message.map { String(cString: $0) } ?? ""
                state.failure = .malformed(XMLFailure(code: UInt32(error.code), offset: state.offset, message: message))
            }
        }
        return handler
    }

    /// Runs a callback on the state behind libxml2's pointer, unless the parse has failed.
    @inline(__always)
    private static func with(
        _ pointer: UnsafeMutableRawPointer?,
        _ event: (inout SAXState) throws(PropertyListError) -> Void
    ) {
        guard let state = pointer?.assumingMemoryBound(to: SAXState.self), state.pointee.failure == nil else { return }
        do throws(PropertyListError) {
            try event(&state.pointee)
        } catch {
            state.pointee.failure = .rejected(error)
        }
    }
}
