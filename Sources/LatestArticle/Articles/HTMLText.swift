import Foundation

extension String {
    /// The text of a piece of HTML on one line, without tags, and with characters instead of character references.
    ///
    /// Characters that change how others look, such as those for the direction of writing, are left out. A text that is
    /// too long for a title or a name is shortened.
    var plainText: String {
        var reader = HTMLText(source: Array(unicodeScalars.prefix(Self.sourceLimit)))
        return reader.line(atMost: Self.lineLimit)
    }

    /// The number of code points that are read.
    private static let sourceLimit = 20_000
    /// The largest number of characters in a line.
    private static let lineLimit = 300
}

/// A reader of the text of a piece of HTML, from start to end.
private struct HTMLText {
    let source: [Unicode.Scalar]
    private var index = 0
    /// The index of the next `>` that was found last; past the end if there isn't another one.
    private var nextClosing = -1

    init(source: [Unicode.Scalar]) {
        self.source = source
    }

    /// Returns the text, with one space instead of all white space and control characters between words.
    mutating func line(atMost limit: Int) -> String {
        var text = String.UnicodeScalarView()
        var isAfterSpace = false
        while let scalar = next() {
            if Self.turnsDirection(scalar) { continue }
            if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
                isAfterSpace = true
                continue
            }
            if isAfterSpace, !text.isEmpty { text.append(" ") }
            isAfterSpace = false
            text.append(scalar)
        }
        let line = String(text)
        return line.dropFirst(limit).isEmpty ? line : line.prefix(limit - 1) + "…"
    }

    /// Returns whether a code point changes the direction of writing, so that a title could look like another.
    private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: false
        }
    }

    /// Returns the next code point of the text.
    private mutating func next() -> Unicode.Scalar? {
        while index < source.count, source[index] == "<", let end = tagEnd() { index = end + 1 }
        guard index < source.count else { return nil }
        let scalar = source[index]
        index += 1
        return scalar == "&" ? reference() ?? scalar : scalar
    }

    /// Returns the end of the tag that starts here; `nil` if another tag starts before its end.
    private mutating func tagEnd() -> Int? {
        if nextClosing < index { nextClosing = source[index...].firstIndex(of: ">") ?? source.count }
        guard nextClosing < source.count else { return nil }
        return source[(index + 1)..<nextClosing].contains("<") ? nil : nextClosing
    }

    /// Reads a character reference after its `&`, and returns its character; `nil` if it isn't a reference.
    private mutating func reference() -> Unicode.Scalar? {
        let rest = source[index...].prefix(Self.referenceLimit)
        guard let end = rest.firstIndex(of: ";"), let scalar = Self.scalar(named: rest[..<end]) else { return nil }
        index = end + 1
        return scalar
    }

    /// The length of the longest reference, `#x0010FFFF;`.
    private static let referenceLimit = 12

    private static func scalar(named name: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        let name = String(String.UnicodeScalarView(name))
        guard name.hasPrefix("#") else { return named[name] }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "ndash": "–",
        "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]
}
