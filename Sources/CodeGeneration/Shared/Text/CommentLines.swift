/// The lines of a text for a line comment.
///
/// Every character that a program may treat as the end of a line starts a new line. Control characters, including those
/// that change the direction of writing, become U+FFFD. Text from a file thus never leaves its comment, and never makes it
/// look like something else.
struct CommentLines {
    private let text: [UInt8]
    private var offset = 0
    /// Whether all lines have been appended.
    private(set) var isAtEnd = false

    /// Whether a text is one line that needs no changes in a comment. This is a fast path for most texts.
    static func isPlainLine(_ text: String) -> Bool {
        guard let last = text.utf8.last, last != UInt8(ascii: " ") else { return false }
        return text.hasBytes { 0x20...0x7E ~= $0 }
    }

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    /// Appends the next line, with a space before it unless it is empty.
    mutating func appendNext(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(UInt8(ascii: " "))
        isAtEnd = !appendToLineBreak(to: &bytes)
        while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    }

    /// Appends the text before the next line break, and skips the break. Returns false at the end of the text.
    private mutating func appendToLineBreak(to bytes: inout [UInt8]) -> Bool {
        var runStart = offset
        while offset < text.count {
            guard let scalar = notableScalar(at: offset) else {
                offset += 1
                continue
            }

            let end = offset + UTF8.width(scalar)
            if scalar.isUnsafeInComment {
                bytes.append(contentsOf: text[runStart..<offset])
                runStart = end
            }
            offset = end

            if scalar.isLineBreak {
                if scalar == "\r", offset < text.count, text[offset] == UInt8(ascii: "\n") { offset += 1 }
                return true
            }
            if scalar.isHidden { bytes.append(contentsOf: "\u{FFFD}".utf8) }
        }
        bytes.append(contentsOf: text[runStart...])
        return false
    }

    /// Returns the scalar at an offset; `nil` if its first byte already shows that it is neither a line break nor hidden, as
    /// in most text.
    private func notableScalar(at offset: Int) -> Unicode.Scalar? {
        switch text[offset] {
        case 0x20...0x7E, 0x09: nil
        case 0...0x7F: Unicode.Scalar(text[offset])
        case 0xC2, 0xD8, 0xE2, 0xEF: String(decoding: text[offset...].prefix(3), as: UTF8.self).unicodeScalars.first
        default: nil
        }
    }
}

extension Unicode.Scalar {
    /// Whether a compiler, an editor or a terminal may treat the scalar as a line break.
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the scalar is invisible and changes the look or the meaning of its line: control characters except for the
    /// tab, characters that set the direction of writing, and U+FEFF, which some programs treat as the start of a file.
    fileprivate var isHidden: Bool {
        switch value {
        case 0x20...0x7E, 0x09: false
        case 0...0x9F, 0xFEFF: true
        default: properties.isBidiControl
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar could end a line or hide a part of it.
    package var isUnsafeInComment: Bool { isLineBreak || isHidden }
}
