/// An index that finds the UTF-16 offset of a position in UTF-8 text in constant time.
struct UTF16Offsets: Sendable {
    private static let blockSize = 1024

    /// The UTF-16 offset at the start of each block of bytes.
    private var blockStarts: [UInt32] = []

    /// Creates the index of a text of less than 4 GB.
    init(of utf8: [UInt8]) {
        blockStarts.reserveCapacity(utf8.count / Self.blockSize + 1)
        var (start, offset) = (0, 0)
        while start <= utf8.count {
            blockStarts.append(UInt32(offset))
            offset += Self.count(in: utf8, start..<min(start + Self.blockSize, utf8.count))
            start += Self.blockSize
        }
    }

    /// Returns the UTF-16 offset of an offset in the indexed text.
    func offset(of offset: Int, in utf8: [UInt8]) -> Int {
        let block = offset / Self.blockSize
        return Int(blockStarts[block]) + Self.count(in: utf8, block * Self.blockSize..<offset)
    }

    /// Returns the number of UTF-16 code units that start in some bytes: one for the first byte of a scalar, and
    /// another one if the scalar has four bytes.
    private static func count(in utf8: [UInt8], _ range: Range<Int>) -> Int {
        utf8.withUnsafeBufferPointer { utf8 in
            var (count, index) = (0, range.lowerBound)
            // A loop over a slice takes a debug build, which runs in every test, ten times as long.
            while index < range.upperBound {
                let byte = utf8[index]
                count &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
                index &+= 1
            }
            return count
        }
    }
}
