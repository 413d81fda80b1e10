import Basics
import CLibXML2

/// Runs libxml2 over a text in UTF-8, and builds a tree of its elements.
struct XMLTreeReader {
    /// The state that libxml2's callbacks share during a parse.
    fileprivate struct State {
        let context: xmlParserCtxtPtr
        let text: Bytes
        var positions: PositionTracker
        /// The elements around the current place, the outermost first.
        var open: [XMLTree.Element] = []
        var root: XMLTree.Element?
        var error: PropertyListError?

        /// The offset in the text that libxml2 has reached.
        var offset: Int { min(context.offset, text.count) }
    }

    private let text: Bytes

    /// Creates a reader of a text without a byte-order mark.
    init(_ text: Bytes) {
        self.text = text
    }

    /// Reads the text, and returns its root element.
    func root() throws(PropertyListError) -> XMLTree.Element {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        defer { state.deallocate() }
        let push = XMLPush(text, handler: Self.handler, state: state)
        defer { push.free() }

        state.initialize(to: State(context: push.context, text: text, positions: PositionTracker(text)))
        push.run {
            state.pointee.error != nil
        } fail: { markup in
            state.pointee.error = error(for: markup)
        }
        let final = state.move()

        if let error = final.error { throw error }
        if let offset = text.offsetOfOverlongCharacter { throw .invalidUTF8(at: offset, in: text) }
        guard let root = final.root else {
            throw PropertyListError(.fileUnreadable, "the file is cut off; restore the whole file", at: .start)
        }
        return root
    }

    private func error(for markup: XMLPush.OverlongMarkup) -> PropertyListError {
        let (offset, limit) =
            switch markup {
            case .reference(let offset), .tag(let offset): (offset, XMLPush.tagLimit)
            case .other(let offset): (offset, XMLPush.markupLimit)
            }
        let message = "the markup is longer than \(limit / 1024) kB; check that it ends"
        return PropertyListError(.fileUnreadable, message, at: text.position(of: offset))
    }

    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { state, name, _, _, _, _, attributeCount, _, attributes in
            guard let state = XMLTreeReader.state(state), let name else { return }
            let attributes = XMLTreeReader.attributes(attributes, count: Int(attributeCount))
            state.pointee.start(String(cString: name), attributes)
        }
        handler.endElementNs = { state, _, _, _ in
            XMLTreeReader.state(state)?.pointee.end()
        }
        handler.characters = { state, text, count in
            guard let state = XMLTreeReader.state(state), let last = state.pointee.open.indices.last else { return }
            state.pointee.open[last].text += String(decoding: Bytes(start: text, count: Int(count)), as: UTF8.self)
        }
        handler.ignorableWhitespace = handler.characters
        handler.serror = { state, error in
            guard let error = error?.pointee, error.level.rawValue > XML_ERR_WARNING.rawValue,
                let state = XMLTreeReader.state(state)
            else { return }
            let isMismatch = UInt32(error.code) == XML_ERR_TAG_NAME_MISMATCH.rawValue
            state.pointee.fail(error.message.map { String(cString: $0) } ?? "", isMismatch: isMismatch)
        }
        return handler
    }

    /// Returns the state behind libxml2's pointer, unless the parse has failed.
    private static func state(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<State>? {
        guard let state = pointer?.assumingMemoryBound(to: State.self), state.pointee.error == nil else { return nil }
        return state
    }

    /// Returns the attributes in libxml2's array, which has five pointers for each one: local name, prefix, namespace, and
    /// the start and the end of the value.
    private static func attributes(
        _ pointers: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
        count: Int
    ) -> [(name: String, value: String)] {
        guard let pointers else { return [] }
        return (0..<count).compactMap { index in
            let parts = pointers + 5 * index
            guard let name = parts[0], let start = parts[3], let end = parts[4] else { return nil }
            let prefix = parts[1].map { String(cString: $0) + ":" } ?? ""
            let value = String(decoding: Bytes(start: start, count: end - start), as: UTF8.self)
            return (prefix + String(cString: name), value)
        }
    }
}

extension XMLTreeReader.State {
    /// Handles a start tag. libxml2 has reached its end.
    fileprivate mutating func start(_ name: String, _ attributes: [(name: String, value: String)]) {
        let start = text.lastOffset(of: .lessThan, before: offset)
        let position = positions.position(of: start)
        guard open.count < XMLTree.depthLimit else {
            let message = "elements are nested more than \(XMLTree.depthLimit) levels deep; check for missing end tags"
            error = PropertyListError(.fileUnreadable, message, at: position)
            return
        }
        let isClosed = offset < text.count && text[offset] == UInt8(ascii: "/")
        let end = min(offset + (isClosed ? 2 : 1), text.count)
        open.append(
            XMLTree.Element(
                name: name,
                attributes: attributes,
                position: position,
                range: start..<end,
                content: isClosed ? nil : end..<end
            )
        )
    }

    /// Handles the end of the innermost element, which libxml2 has just passed.
    fileprivate mutating func end() {
        guard var element = open.popLast() else { return }
        if let content = element.content {
            let end = max(offset, element.range.upperBound)
            let tag = max(text.lastOffset(of: .lessThan, before: end), content.lowerBound)
            element.content = content.lowerBound..<tag
            element.range = element.range.lowerBound..<end
        }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    /// Records the reason of libxml2's failure.
    ///
    /// - Parameters:
    ///   - message: libxml2's message.
    ///   - isMismatch: Whether the name of an end tag differs from that of its element.
    fileprivate mutating func fail(_ message: String, isMismatch: Bool) {
        let place = offset
        if let invalid = text.offsetOfInvalidUTF8(before: place + 4) {
            error = .invalidUTF8(at: invalid, in: text)
        } else if let unclosed = open.last, place == text.count, !isMismatch {
            error = PropertyListError(
                .fileUnreadable,
                "the file is cut off: it ends inside <\(unclosed.name)>; restore the whole file",
                at: text.position(of: place),
                note: PropertyListError.Note("the <\(unclosed.name)> starts here", at: unclosed.position)
            )
        } else {
            let line = Array(message.utf8).withUnsafeBufferPointer { $0.excerpt(limit: 120) }
            let words = line.prefix(1).lowercased() + line.dropFirst()
            error = PropertyListError(.fileUnreadable, "not well-formed XML: \(words)", at: text.position(of: place))
        }
    }
}
