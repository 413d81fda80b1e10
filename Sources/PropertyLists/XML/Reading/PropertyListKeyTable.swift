/// The dictionary keys that a reader of property lists knows, numbered from 0 in the given order.
///
/// The parser looks up each `<key>` once, so that a decoder compares numbers instead of texts.
package struct PropertyListKeyTable: Sendable {
    /// The number of every key that isn't in the table.
    package static let unknown = UInt16.max

    /// The known keys; a key's index is its number.
    package let keys: [String]

    /// The UTF-8 texts of the keys, one after the other.
    private let text: [UInt8]
    /// The offset of each key's text in `text`, followed by the size of `text`.
    private let starts: [Int]
    /// The numbers of the keys, by hash with open addressing; `unknown` in free slots. The size is a power of two, at
    /// least twice the number of keys.
    private let slots: [UInt16]

    /// Creates a table.
    ///
    /// - Parameter keys: The known keys, each once, at most 65,535.
    package init(_ keys: [String]) {
        precondition(keys.count <= Int(Self.unknown), "a key table holds at most 65,535 keys")
        var text: [UInt8] = []
        var starts = [0]
        for key in keys {
            text.append(contentsOf: key.utf8)
            starts.append(text.count)
        }

        var size = 1
        while size < keys.count * 2 { size *= 2 }
        var slots = [UInt16](repeating: Self.unknown, count: size)
        text.withUnsafeBufferPointer { text in
            for number in keys.indices {
                var slot = Self.hash(text.part(starts[number]..<starts[number + 1])) & (size - 1)
                while slots[slot] != Self.unknown { slot = (slot + 1) & (size - 1) }
                slots[slot] = UInt16(number)
            }
        }

        self.keys = keys
        self.text = text
        self.starts = starts
        self.slots = slots
    }

    /// The number of a key, or `unknown`.
    func number(of key: Bytes) -> UInt16 {
        var slot = Self.hash(key) & (slots.count - 1)
        while slots[slot] != Self.unknown {
            let number = Int(slots[slot])
            let known = starts[number]..<starts[number + 1]
            if known.count == key.count, text.withUnsafeBufferPointer({ Bytes.order($0.part(known), key) == 0 }) {
                return slots[slot]
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return Self.unknown
    }

    /// A hash of the size and the last eight bytes. The keys of definitions share long prefixes, but differ in these.
    private static func hash(_ key: Bytes) -> Int {
        var tail: UInt64 = 0
        if key.count >= 8 {
            tail = UnsafeRawBufferPointer(key).loadUnaligned(fromByteOffset: key.count - 8, as: UInt64.self)
        } else {
            for byte in key { tail = tail << 8 | UInt64(byte) }
        }
        let mixed = (tail ^ UInt64(key.count)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32)
    }
}
