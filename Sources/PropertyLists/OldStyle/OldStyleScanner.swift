import Basics

/// Reads a text from its start to its end, and tracks the places of offsets.
struct OldStyleScanner {
    /// An offset and its place.
    struct Mark {
        var offset: Int
        var position: SourcePosition
    }

    let text: Bytes
    private(set) var offset = 0
    private let keepsComments: Bool
    private var tracker: PositionTracker

    init(_ text: Bytes, keepsComments: Bool) {
        self.text = text
        self.keepsComments = keepsComments
        tracker = PositionTracker(text)
    }

    /// The next byte; `nil` at the end.
    var next: UInt8? { offset < text.count ? text[offset] : nil }

    /// The byte after the next one.
    private var second: UInt8? { offset + 1 < text.count ? text[offset + 1] : nil }

    /// The next characters, shortened for a message.
    var excerpt: String { text.part(offset..<text.count).excerpt(limit: 20) }

    mutating func advance(by count: Int = 1) {
        offset += count
    }

    /// Skips a byte if it is the next one.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        return true
    }

    /// Returns the current offset and its place.
    mutating func mark() -> Mark {
        Mark(offset: offset, position: tracker.position(of: offset))
    }

    /// Returns the span from a place to the current one.
    mutating func span(from start: Mark) -> SourceSpan {
        SourceSpan(bytes: start.offset..<offset, start: start.position, end: mark().position)
    }

    /// Skips white space and comments.
    ///
    /// - Returns: The comments, if they are kept.
    mutating func skipBlanks() throws(PropertyListError) -> [SourceSpan] {
        var comments: [SourceSpan] = []
        while let byte = next {
            if byte == .space || 0x09...0x0D ~= byte {
                offset += 1
            } else if text.has("\u{2028}", at: offset) || text.has("\u{2029}", at: offset) {
                offset += 3
            } else if byte == UInt8(ascii: "/"), second == UInt8(ascii: "/") || second == UInt8(ascii: "*") {
                let start = keepsComments ? mark() : nil
                try skipComment()
                if let start { comments.append(span(from: start)) }
            } else {
                break
            }
        }
        return comments
    }

    private mutating func skipComment() throws(PropertyListError) {
        if second == UInt8(ascii: "/") {
            while let byte = next, byte != .newline, byte != .carriageReturn { offset += 1 }
            return
        }

        var end = offset + 2
        while let star = text.offset(of: UInt8(ascii: "*"), in: min(end, text.count)..<text.count) {
            end = star + 1
            guard text.has("/", at: end) else { continue }
            offset = end + 1
            return
        }
        throw error("the comment that starts here isn't closed; write '*/' at its end")
    }
}

extension OldStyleScanner {
    /// An error at the current place.
    func error(_ message: String) -> PropertyListError {
        error(message, at: offset)
    }

    /// An error at an offset.
    func error(_ message: String, at offset: Int) -> PropertyListError {
        PropertyListError(.fileUnreadable, message, at: text.position(of: offset))
    }

    /// An error at a mark.
    func error(_ message: String, at mark: Mark) -> PropertyListError {
        PropertyListError(.fileUnreadable, message, at: mark.position)
    }

    /// The error for a container without an end, at the end of the text.
    func unclosed(_ open: String, _ close: String, at start: Mark) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "the file is cut off: a '\(close)' is missing; restore the whole file, or add what is missing",
            at: text.position(of: text.count),
            note: PropertyListError.Note("the '\(open)' is here", at: start.position)
        )
    }
}

extension String {
    /// The text, shortened for a message.
    var excerpt: String {
        Array(utf8).withUnsafeBufferPointer { $0.excerpt() }
    }
}

extension OldStyleScanner {
    /// Reads data: pairs of hexadecimal digits between `<` and `>`, with white space anywhere.
    mutating func data() throws(PropertyListError) -> [UInt8] {
        let open = mark()
        advance()
        var data: [UInt8] = []
        var high: UInt8?
        while let byte = next {
            if let digit = Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) {
                if let first = high { data.append(first << 4 | digit) }
                high = high == nil ? digit : nil
            } else if byte == UInt8(ascii: ">") {
                guard high == nil else {
                    throw error("the data has an odd number of hexadecimal digits; write two for each byte")
                }
                advance()
                return data
            } else if byte != .space, !(0x09...0x0D ~= byte) {
                throw error("unexpected '\(excerpt)' in data; write hexadecimal digits, and '>' at the end")
            }
            advance()
        }

        throw unclosed("<", ">", at: open)
    }
}
