import Basics

/// Reads values by recursive descent, no deeper than a limit.
struct OldStyleReader {
    var scanner: OldStyleScanner
    private let depthLimit: Int
    private let refusal: OldStyleParser.RootRefusal?
    /// The comments after the last value.
    private(set) var commentsAtEnd: [SourceSpan] = []

    init(_ text: Bytes, depthLimit: Int, keepsComments: Bool, refusal: OldStyleParser.RootRefusal?) {
        scanner = OldStyleScanner(text, keepsComments: keepsComments)
        self.depthLimit = depthLimit
        self.refusal = refusal
    }

    /// A key, with the comments before it.
    private struct Key {
        var string: OldStyleValue
        var text: String
        var comments: [SourceSpan]
    }

    /// Checks that the text is UTF-8.
    private func checkEncoding() throws(PropertyListError) {
        // NUL characters near the start would make the file look like UTF-16.
        if let offset = scanner.text.offset(of: 0, in: 0..<scanner.text.count) {
            throw scanner.error("unexpected NUL character; remove it, or write '\\000' instead", at: offset)
        }
        guard let offset = scanner.text.offsetOfInvalidUTF8(before: scanner.text.count) else { return }
        let byte = scanner.text[offset].hexadecimal
        throw scanner.error("the byte \(byte) isn't valid UTF-8; save the file as UTF-8", at: offset)
    }

    /// Reads the whole text.
    mutating func document() throws(PropertyListError) -> (root: OldStyleValue, isBraceless: Bool) {
        let comments = try scanner.skipBlanks()
        if let first = scanner.next, let kindName = Self.otherKindNames[first] {
            try refuse(kindName, at: scanner.mark().position)
        }

        try checkEncoding()
        guard let first = scanner.next else {
            commentsAtEnd = comments
            return (dictionary([], from: scanner.mark()), true)
        }
        guard !"{(<".utf8.contains(first) else {
            let root = try value(depth: 1)
            return (try finish(root), false)
        }
        let start = scanner.mark()
        let key = try key(comments)
        commentsAtEnd = try scanner.skipBlanks()
        guard scanner.next != nil else {
            try refuse(key.string.kindName, at: start.position)
            return (key.string, false)
        }
        let entries = try entries(first: try entry(of: key, depth: 1), depth: 1)
        return (dictionary(entries, from: start), true)
    }

    /// The kinds of values other than dictionaries, by their first byte.
    private static let otherKindNames = [UInt8(ascii: "("): "an array", UInt8(ascii: "<"): "data"]

    private func refuse(_ kindName: String, at position: SourcePosition) throws(PropertyListError) {
        if let refusal { throw refusal(kindName, position) }
    }

    private mutating func finish(_ root: OldStyleValue) throws(PropertyListError) -> OldStyleValue {
        commentsAtEnd = try scanner.skipBlanks()
        guard scanner.next != nil else { return root }
        throw scanner.error("unexpected '\(scanner.excerpt)' after the end of \(root.kindName); remove it")
    }

    private mutating func dictionary(_ entries: [OldStyleEntry], from start: OldStyleScanner.Mark) -> OldStyleValue {
        OldStyleValue(.dictionary(entries), span: scanner.span(from: start))
    }

    /// Reads the value that starts at the scanner's place.
    private mutating func value(depth: Int) throws(PropertyListError) -> OldStyleValue {
        guard depth <= depthLimit else {
            throw scanner.error("values are nested more than \(depthLimit) levels deep; check for missing '}' and ')'")
        }
        let start = scanner.mark()

        switch scanner.next {
        case UInt8(ascii: "{"):
            scanner.advance()
            let entries = try entries(open: start, depth: depth)
            return dictionary(entries, from: start)
        case UInt8(ascii: "("):
            scanner.advance()
            let elements = try elements(open: start, depth: depth)
            return OldStyleValue(.array(elements), span: scanner.span(from: start))
        case UInt8(ascii: "<"):
            return OldStyleValue(.data(try scanner.data()), span: scanner.span(from: start))
        default:
            return OldStyleValue(.string(try scanner.string()), span: scanner.span(from: start))
        }
    }

    private mutating func elements(
        open: OldStyleScanner.Mark,
        depth: Int
    ) throws(PropertyListError) -> [OldStyleValue] {
        var elements: [OldStyleValue] = []
        while true {
            _ = try scanner.skipBlanks()
            if scanner.skip(UInt8(ascii: ")")) { return elements }
            guard scanner.next != nil else { throw scanner.unclosed("(", ")", at: open) }

            elements.append(try value(depth: depth + 1))
            let end = scanner.mark()
            _ = try scanner.skipBlanks()
            guard scanner.skip(UInt8(ascii: ",")) || scanner.next == UInt8(ascii: ")") else {
                guard scanner.next != nil else { throw scanner.unclosed("(", ")", at: open) }
                throw scanner.error("',' or ')' is missing before '\(scanner.excerpt)'", at: end)
            }
        }
    }

    /// Reads entries up to the closing brace, or to the end of a text without braces.
    private mutating func entries(
        first: OldStyleEntry? = nil,
        open: OldStyleScanner.Mark? = nil,
        depth: Int
    ) throws(PropertyListError) -> [OldStyleEntry] {
        var entries = first.map { [$0] } ?? []
        while true {
            let comments = try scanner.skipBlanks()
            if let open {
                if scanner.skip(UInt8(ascii: "}")) { return entries }
                guard scanner.next != nil else { throw scanner.unclosed("{", "}", at: open) }
            } else if scanner.next == nil {
                commentsAtEnd = comments
                return entries
            }

            let key = try key(comments)
            entries.append(try entry(of: key, depth: depth))
        }
    }

    private mutating func key(_ comments: [SourceSpan]) throws(PropertyListError) -> Key {
        let start = scanner.mark()
        let text = try scanner.string()
        return Key(
            string: OldStyleValue(.string(text), span: scanner.span(from: start)),
            text: text,
            comments: comments
        )
    }

    /// Reads the rest of an entry after its key: `= value;`, or only `;`.
    private mutating func entry(of key: Key, depth: Int) throws(PropertyListError) -> OldStyleEntry {
        _ = try scanner.skipBlanks()
        var value = key.string
        if scanner.skip(UInt8(ascii: "=")) {
            _ = try scanner.skipBlanks()
            value = try self.value(depth: depth + 1)
            let end = scanner.mark()
            _ = try scanner.skipBlanks()
            guard scanner.next == UInt8(ascii: ";") else { throw missingSemicolon(after: key.text, at: end) }
        }

        guard scanner.skip(UInt8(ascii: ";")) else {
            throw scanner.error(
                "'=' is missing after the key '\(key.text.excerpt)'; write an entry as \"key\" = \"value\";",
                at: key.string.span.bytes.upperBound
            )
        }
        let end = scanner.span(from: scanner.mark())

        return OldStyleEntry(
            key: key.text,
            keySpan: key.string.span,
            value: value,
            span: key.string.span.through(end),
            comments: key.comments
        )
    }

    private func missingSemicolon(after key: String, at end: OldStyleScanner.Mark) -> PropertyListError {
        let isInsideText = scanner.offset == end.offset && scanner.next != nil
        let advice = isInsideText ? "; write a '\"' inside a string as '\\\"'" : ""
        return scanner.error("';' is missing after the value of '\(key.excerpt)'\(advice)", at: end)
    }
}
