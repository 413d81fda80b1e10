import Basics

/// Converts UTF-16 to UTF-8.
struct UTF16Decoder {
    private let bytes: [UInt8]
    private let isBigEndian: Bool

    init(_ bytes: [UInt8], isBigEndian: Bool) {
        self.bytes = bytes
        self.isBigEndian = isBigEndian
    }

    /// Returns the text from an offset on in UTF-8.
    ///
    /// - Throws: An error at the first half of a character whose other half is missing.
    func utf8(from start: Int) throws(PropertyListError) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count / 2)

        var offset = start
        while let unit = unit(at: offset) {
            offset += 2
            switch unit {
            case 0..<0x80:
                utf8.append(UInt8(unit))
            case 0xD800..<0xDC00:
                guard let low = self.unit(at: offset), 0xDC00..<0xE000 ~= low else {
                    throw brokenCharacter(unit, after: utf8)
                }
                offset += 2
                append(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00), to: &utf8)
            case 0xDC00..<0xE000:
                throw brokenCharacter(unit, after: utf8)
            default:
                append(UInt32(unit), to: &utf8)
            }
        }

        guard offset == bytes.count else {
            throw PropertyListError(
                .fileUnreadable,
                "the file is cut off: it is UTF-16 and ends in the middle of a character; restore the whole file",
                at: position(after: utf8)
            )
        }
        return utf8
    }

    private func unit(at offset: Int) -> UInt16? {
        guard offset + 1 < bytes.count else { return nil }
        let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
    }

    private func append(_ value: UInt32, to utf8: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(value) else { return }
        utf8.append(contentsOf: UTF8.encode(scalar)!)
    }

    private func brokenCharacter(_ unit: UInt16, after utf8: [UInt8]) -> PropertyListError {
        PropertyListError(
            .fileUnreadable,
            "the file is UTF-16, but \(unit.hexadecimal) is half a character without its other half; "
                + "remove it, or save the file as UTF-8",
            at: position(after: utf8)
        )
    }

    private func position(after utf8: [UInt8]) -> SourcePosition {
        utf8.withUnsafeBufferPointer { $0.position(of: $0.count) }
    }
}
