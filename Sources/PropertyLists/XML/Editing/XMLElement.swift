/// An element of a well-formed text, by offsets.
struct XMLElement {
    /// The whole element, from its first `<` to its last `>`.
    var range: Range<Int>
    /// The first tag.
    var startTag: Range<Int>
    /// The content between the tags; `nil` for an element that is one tag, such as `<dict/>`.
    var content: Range<Int>?

    /// The name in the first tag.
    func name(in text: [UInt8]) -> String {
        let name = text[startTag].dropFirst().prefix { !$0.isBlank && $0 != .greaterThan && $0 != UInt8(ascii: "/") }
        return String(decoding: name, as: UTF8.self)
    }
}

/// Finds elements in a text that a parser has accepted. In other texts it may miss elements, but is safe to use.
struct XMLElementFinder {
    let text: [UInt8]

    /// The element that starts at an offset.
    func element(at start: Int) -> XMLElement? {
        guard start >= 0, start < text.count, text[start] == .lessThan else { return nil }
        var depth = 0
        var startTag: Range<Int>?
        var offset = start

        while let tag = nextTag(from: offset) {
            offset = tag.upperBound
            let first = startTag ?? tag
            startTag = first

            if text[tag.lowerBound + 1] == UInt8(ascii: "/") {
                depth -= 1
                if depth < 0 { return nil }
                if depth == 0 {
                    let content = first.upperBound..<tag.lowerBound
                    return XMLElement(range: start..<offset, startTag: first, content: content)
                }
            } else if text[offset - 2] != UInt8(ascii: "/") {
                depth += 1
            } else if depth == 0 {
                return XMLElement(range: tag, startTag: tag, content: nil)
            }
        }
        return nil
    }

    /// The range of the element that starts at an offset, or of only its first tag if the element is a container.
    func startOrScalar(at start: Int) -> Range<Int>? {
        guard let tag = nextTag(from: start), tag.lowerBound == start else { return nil }
        guard let next = nextTag(from: tag.upperBound), text[next.lowerBound + 1] == UInt8(ascii: "/"),
            text[tag.lowerBound + 1] != UInt8(ascii: "/"), text[tag.upperBound - 2] != UInt8(ascii: "/")
        else { return tag }
        return start..<next.upperBound
    }

    /// The tag that starts at an offset; `nil` if it has another name.
    func tag(at start: Int, named name: String) -> Range<Int>? {
        guard let tag = nextTag(from: start), tag.lowerBound == start else { return nil }
        return XMLElement(range: tag, startTag: tag).name(in: text) == name ? tag : nil
    }

    /// Whether a tag ends an element.
    func isEndTag(_ tag: Range<Int>) -> Bool { text[tag.lowerBound + 1] == UInt8(ascii: "/") }

    /// The elements at the top level of a range that starts and ends between elements.
    func elements(in range: Range<Int>) -> [XMLElement] {
        var elements: [XMLElement] = []
        var offset = range.lowerBound
        while let tag = nextTag(from: offset), tag.upperBound <= range.upperBound,
            let element = element(at: tag.lowerBound)
        {
            elements.append(element)
            offset = element.range.upperBound
        }
        return elements
    }

    /// The first tag at or after an offset, ignoring comments, CDATA sections and processing instructions.
    func nextTag(from start: Int) -> Range<Int>? {
        var offset = start
        while offset < text.count {
            guard text[offset] == .lessThan else {
                offset += 1
                continue
            }
            guard let end = endOfMarkup(at: offset) else {
                return endOfTag(at: offset).map { offset..<$0 }
            }
            offset = end
        }
        return nil
    }

    /// The end of markup that starts with `<` but isn't a tag; `nil` for a tag.
    private func endOfMarkup(at offset: Int) -> Int? {
        if has("<!--", at: offset) { return end(of: "-->", from: offset + 4) }
        if has("<![CDATA[", at: offset) { return end(of: "]]>", from: offset + 9) }
        if has("<?", at: offset) { return end(of: "?>", from: offset + 2) }
        return has("<!", at: offset) ? end(of: ">", from: offset + 2) : nil
    }

    /// The end of a tag, whose attributes may contain `>` in quotes.
    private func endOfTag(at start: Int) -> Int? {
        var quote: UInt8?
        var offset = start + 1
        while offset < text.count {
            let byte = text[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == .greaterThan {
                // Callers read the byte between the brackets, which the shortest tag, `<a>`, has.
                return offset >= start + 3 ? offset : nil
            }
        }
        return nil
    }

    private func has(_ mark: StaticString, at offset: Int) -> Bool {
        text.withUnsafeBufferPointer { $0.has(mark, at: offset) }
    }

    /// The offset after the first occurrence of a mark, or else the end of the text.
    private func end(of mark: StaticString, from start: Int) -> Int {
        var offset = start
        while offset < text.count, !has(mark, at: offset) { offset += 1 }
        return min(offset + mark.utf8CodeUnitCount, text.count)
    }
}
