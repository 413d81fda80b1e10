/// A writer of JSON, from start to end. `JSONSerialization` takes longer for an intent than SQLite does.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    /// Whether the next element follows another one in the same object or list.
    private var followsElement = false

    /// The text.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func startObject() { start(UInt8(ascii: "{")) }

    mutating func endObject() { end(UInt8(ascii: "}")) }

    mutating func startList() { start(UInt8(ascii: "[")) }

    mutating func endList() { end(UInt8(ascii: "]")) }

    /// Writes the key of the next value.
    mutating func key(_ key: String) {
        separate()
        quote(key)
        bytes.append(UInt8(ascii: ":"))
        followsElement = false
    }

    /// Writes a text as a value.
    mutating func string(_ string: String) {
        separate()
        quote(string)
    }

    /// Writes a value that is already JSON, such as the description of a number or truth value.
    mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
    }

    private mutating func start(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        followsElement = false
    }

    private mutating func end(_ bracket: UInt8) {
        bytes.append(bracket)
        followsElement = true
    }

    private mutating func separate() {
        if followsElement { bytes.append(UInt8(ascii: ",")) }
        followsElement = true
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<32:
                bytes.append(contentsOf: (byte < 16 ? "\\u000" : "\\u00").utf8)
                bytes.append(contentsOf: String(byte, radix: 16).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
