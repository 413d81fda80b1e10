import Basics
import CLibXML2

/// The state that libxml2's callbacks share during a parse. They access it through a pointer, since the exclusivity
/// checks of a class would cost more than most callbacks.
struct SAXState {
    var builder: PropertyListBuilder
    let context: xmlParserCtxtPtr
    let names: ElementNames
    /// The reason to drop all further events. Calling `xmlStopParser` in a callback would free memory that libxml2 still
    /// uses, so the rest of the pushed piece is parsed in vain.
    var failure: ParseFailure?

    /// The offset in the text that libxml2 has reached.
    var offset: Int { context.offset }

    /// The callbacks. Events without a callback don't matter.
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

        // With a separate callback, libxml2 would check each text for ignorable white space.
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
