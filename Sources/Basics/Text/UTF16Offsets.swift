/// Finds the offsets that places of a text in UTF-8 have in UTF-16, each with the same little work.
struct UTF16Offsets: Sendable {
    private static let blockSize = 1024

    /// The offset in UTF-16 at the start of each block of bytes.
    private var blockStarts: [UInt32] = []

    /// Looks through a text of less than 4 GB once.
    init(of utf8: [UInt8]) {
        blockStarts.reserveCapacity(utf8.count / Self.blockSize + 1)
        var (start, offset) = (0, 0)
        while start <= utf8.count {
            blockStarts.append(UInt32(offset))
            offset += Self.count(in: utf8, start..<min(start + Self.blockSize, utf8.count))
            start += Self.blockSize
        }
    }

    /// The offset in UTF-16 of an offset in the text that was looked through.
    func offset(of offset: Int, in utf8: [UInt8]) -> Int {
        let block = offset / Self.blockSize
        return Int(blockStarts[block]) + Self.count(in: utf8, block * Self.blockSize..<offset)
    }

    /// How many code units of UTF-16 start in some bytes: one for the first byte of a scalar, and another for those of
    /// four bytes.
    private static func count(in utf8: [UInt8], _ range: Range<Int>) -> Int {
        utf8.withUnsafeBufferPointer { utf8 in
            var count = 0
            for byte in utf8[range] { count += (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0) }
            return count
        }
    }
}
