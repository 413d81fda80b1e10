#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The bytes of a text in UTF-8, in memory that the caller keeps alive.
package typealias Bytes = UnsafeBufferPointer<UInt8>

extension Bytes {
    /// The bytes in a range of offsets.
    package func part(_ range: Range<Int>) -> Bytes {
        Bytes(rebasing: self[range])
    }

    /// The offset of the first occurrence of a byte in a range of offsets.
    package func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
        guard !range.isEmpty, let base = baseAddress,
            let found = memchr(base + range.lowerBound, Int32(byte), range.count)
        else { return nil }
        return UnsafeRawPointer(base).distance(to: found)
    }

    /// The offset of the last occurrence of a byte before an offset; 0 if there isn't one.
    func lastOffset(of byte: UInt8, before end: Int) -> Int {
        var offset = Swift.min(end, count) - 1
        while offset > 0, self[offset] != byte { offset -= 1 }
        return Swift.max(offset, 0)
    }

    /// Whether the bytes at an offset start with a text.
    package func has(_ text: StaticString, at offset: Int = 0) -> Bool {
        guard offset >= 0, text.utf8CodeUnitCount <= count - offset, let base = baseAddress else { return false }
        return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    /// Compares two texts byte by byte. The result is negative, zero or positive if the first text is less than, equal to
    /// or greater than the second.
    static func order(_ first: Bytes, _ second: Bytes) -> Int {
        let common = Swift.min(first.count, second.count)
        if common > 0, let one = first.baseAddress, let other = second.baseAddress {
            let order = memcmp(one, other, common)
            if order != 0 { return Int(order) }
        }
        return first.count - second.count
    }

    /// The offset of the first byte at or after an offset that isn't white space in XML.
    func offsetAfterBlanks(from start: Int = 0) -> Int {
        var offset = start
        while offset < count, self[offset].isBlank { offset += 1 }
        return offset
    }
}

extension UInt8 {
    package static let tab = UInt8(ascii: "\t")
    package static let newline = UInt8(ascii: "\n")
    package static let carriageReturn = UInt8(ascii: "\r")
    package static let space = UInt8(ascii: " ")
    static let lessThan = UInt8(ascii: "<")
    static let greaterThan = UInt8(ascii: ">")
    static let ampersand = UInt8(ascii: "&")

    /// Whether the byte is white space in XML.
    package var isBlank: Bool { self == .space || self == .newline || self == .tab || self == .carriageReturn }
    /// Whether the byte is one of `0` to `9`.
    package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
    /// Whether the byte is one of `a` to `z` or `A` to `Z`.
    package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
    /// Whether the byte is a hexadecimal digit.
    package var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }
}

/// The parts of a text that messages show.
extension Bytes {
    /// The text without white space around it.
    func trimmed() -> Bytes {
        let start = offsetAfterBlanks()
        var end = count
        while end > start, self[end - 1].isBlank { end -= 1 }
        return part(start..<end)
    }

    /// The first line of the text without white space around it, shortened for a message, with control characters
    /// escaped.
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

    /// The character at an offset; `nil` if the bytes there aren't a whole character.
    package func scalar(at offset: Int) -> Unicode.Scalar? {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = self[offset...].makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return nil }
        return UTF8.decode(encoded)
    }

    /// The XML name at an offset, shortened for a message.
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
