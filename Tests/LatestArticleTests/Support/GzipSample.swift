/// Handmade gzip content for the answers of a site.
enum GzipSample {
    private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

    /// Returns the gzip form of bytes, without compressing them.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count < 65_536)
        let size = littleEndian(UInt32(bytes.count))
        let block = [1] + size[..<2] + size[..<2].map { ~$0 } + bytes
        return head + block + littleEndian(checksum(bytes)) + size
    }

    /// Many small members that each stand for 65,535 times the same byte.
    static func repeating(_ byte: UInt8, blocks: Int) -> [UInt8] {
        // One literal, then copies of 258 bytes at distance 1, in the fixed code of deflate.
        var bits = BitList()
        bits.append(0b1, count: 1)
        bits.append(0b01, count: 2)
        bits.appendCode(UInt32(byte) + 0x30, count: 8)
        for _ in 0..<254 * blocks {
            bits.appendCode(0b1100_0101, count: 8)
            bits.appendCode(0, count: 5)
        }
        bits.appendCode(0, count: 7)
        let size = 1 + 254 * blocks * 258
        let bytes = [UInt8](repeating: byte, count: size)
        return head + bits.bytes + littleEndian(checksum(bytes)) + littleEndian(UInt32(size))
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        let table = (0..<UInt32(256)).map { start in
            (0..<8).reduce(start) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
        }
        return ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }

    /// Bits in the order of deflate.
    private struct BitList {
        var bytes: [UInt8] = []
        private var count = 0

        /// Appends a number, its lowest bit first.
        mutating func append(_ number: UInt32, count: Int) {
            for bit in 0..<count {
                if self.count % 8 == 0 { bytes.append(0) }
                bytes[bytes.count - 1] |= UInt8(number >> UInt32(bit) & 1) << UInt8(self.count % 8)
                self.count += 1
            }
        }

        /// Appends a code, its highest bit first.
        mutating func appendCode(_ code: UInt32, count: Int) {
            for bit in (0..<count).reversed() { append(code >> UInt32(bit) & 1, count: 1) }
        }
    }
}
