/// What messages show of a text.
extension Bytes {
    /// The text without white space around it.
    func trimmed() -> Bytes {
        let start = offsetAfterBlanks()
        var end = count
        while end > start, self[end - 1].isBlank { end -= 1 }
        return part(start..<end)
    }

    /// The first line of the text without white space around it, shortened to what a message can hold, with escapes
    /// in place of control characters.
    package func excerpt(limit: Int = 40) -> String {
        let trimmed = trimmed()
        let lineEnd = trimmed.offset(of: .newline, in: 0..<trimmed.count) ?? trimmed.count
        // A character takes at most four bytes; one cut in two at the end is dropped with the rest.
        let line = String(decoding: trimmed.part(0..<Swift.min(lineEnd, limit * 4 + 4)), as: UTF8.self)
        var excerpt = ""
        for scalar in line.unicodeScalars.prefix(limit) {
            if scalar.properties.generalCategory == .control {
                excerpt += scalar.escaped(asASCII: true)
            } else {
                excerpt.unicodeScalars.append(scalar)
            }
        }
        return line.unicodeScalars.count > limit || lineEnd < trimmed.count ? excerpt + "…" : excerpt
    }

    /// The character at an offset; `nil` when there is no whole one.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = self[offset...].makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return nil }
        return UTF8.decode(encoded)
    }

    /// The XML name at an offset, shortened to what a message can hold.
    func name(at offset: Int) -> String {
        let start = Swift.min(offset, count)
        var end = start
        while end < count, !self[end].isBlank, !Self.nameEnds.contains(self[end]) { end += 1 }
        return part(start..<end).excerpt()
    }

    private static let nameEnds = Array("<>/=&;\"'".utf8)
}

extension FixedWidthInteger {
    /// The number as messages show bytes: `0x` and at least two hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(self, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: Swift.max(0, 2 - digits.count)) + digits
    }
}
