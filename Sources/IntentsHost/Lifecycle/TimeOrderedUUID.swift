import Foundation

extension UUID {
    /// Returns a new identifier of version 7 (RFC 9562): the time and then random bits, so that identifiers sort by
    /// time.
    ///
    /// Foundation's own initializer opens a file each time.
    static func now() -> UUID {
        let time = max(0, Date().timeIntervalSince1970 * 1_000)
        let milliseconds = UInt64(time)
        let fraction = UInt64((time - Double(milliseconds)) * 4_096)
        let high = milliseconds << 16 | 0x7000 | fraction
        let low = UInt64.random(in: 0..<1 << 62) | 1 << 63
        return UUID(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
    }
}
