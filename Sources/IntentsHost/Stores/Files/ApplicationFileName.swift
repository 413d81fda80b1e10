/// The names of files for the ids of apps. Different ids have different names, and no name leads out of the folder.
enum ApplicationFileName {
    /// The longest name, in bytes. File systems allow 255, and SQLite and this module append to the name.
    private static let limit = 180

    static func name(for applicationID: String) -> String {
        let name = escaped(applicationID)
        guard name.utf8.count > limit else { return name }
        return name.prefix(limit - 17) + "~" + String(fingerprint(applicationID), radix: 16)
    }

    /// Replaces all bytes except letters, digits, `-`, `_` and inner dots with their numbers.
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

    /// Returns the FNV-1a hash of a text.
    private static func fingerprint(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
