/// Makes a file's name of an app's id: different ids give different names, and no name leads out of the folder.
enum ApplicationFileName {
    /// Leaves room, below the 255 bytes that file systems allow, for what SQLite and this module append.
    private static let limit = 180

    static func name(for applicationID: String) -> String {
        let name = escaped(applicationID)
        guard name.utf8.count > limit else { return name }
        return name.prefix(limit - 17) + "~" + String(fingerprint(applicationID), radix: 16)
    }

    /// Replaces all bytes but letters, digits, `-`, `_` and inner dots by their numbers.
    private static func escaped(_ text: String) -> String {
        var name = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: ".") where !name.isEmpty:
                name.append(".")
            default:
                name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return name.isEmpty ? "%" : name
    }

    /// A number that differs for different texts but by a rare accident (FNV-1a).
    private static func fingerprint(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
