/// The lines of a text as they can stand in a line comment.
///
/// Whatever some program could take for the end of a line starts a new one, and control characters, among them those
/// that reverse the direction of writing, become U+FFFD: text from a file never leaves its comment, nor makes it look
/// like something else.
struct CommentLines {
    private var rest: Substring.UnicodeScalarView
    /// Whether all lines were taken.
    private(set) var isAtEnd = false

    init(_ text: String) {
        rest = text[...].unicodeScalars
    }

    /// Appends the next line, with a space before it unless it is empty.
    mutating func appendNext(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(UInt8(ascii: " "))
        let end = rest.firstIndex(where: \.isLineBreak)
        for scalar in rest[..<(end ?? rest.endIndex)] {
            bytes.append(contentsOf: UTF8.encode(scalar.isHidden ? "\u{FFFD}" : scalar)!)
        }
        while bytes.count > start, bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        guard let end else {
            isAtEnd = true
            return
        }
        let isPair = rest[end] == "\r" && rest[end...].dropFirst().first == "\n"
        rest = rest[end...].dropFirst(isPair ? 2 : 1)
    }
}

extension Unicode.Scalar {
    /// Whether a compiler, an editor or a terminal may start a new line at the scalar.
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the scalar is not seen itself, but changes how its line is shown or read: control characters (but not
    /// the tab) and those that set the direction of writing, with U+FEFF, which some programs take for the start of a
    /// file.
    fileprivate var isHidden: Bool {
        switch value {
        case 0x20...0x7E, 0x09: false
        case 0...0x9F, 0xFEFF: true
        default: properties.isBidiControl
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar could end a line or hide part of it.
    var isUnsafeInComment: Bool { isLineBreak || isHidden }
}
