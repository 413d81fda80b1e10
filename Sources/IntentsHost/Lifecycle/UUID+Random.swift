import Foundation

extension UUID {
    /// A random identifier of version 4. Foundation's own initialiser opens a file each time.
    static func random() -> UUID {
        let bits = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
        var uuid = unsafeBitCast(bits, to: uuid_t.self)
        uuid.6 = uuid.6 & 0x0F | 0x40
        uuid.8 = uuid.8 & 0x3F | 0x80
        return UUID(uuid: uuid)
    }
}
