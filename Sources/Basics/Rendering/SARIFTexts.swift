extension String {
    /// The text with its first letter capitalized and a full stop, as the standard requires for descriptions (3.12.3).
    var asSentence: String {
        prefix(1).uppercased() + dropFirst() + "."
    }

    /// The path as a URI reference (RFC 3986): relative for a relative path, with the scheme `file` for an absolute
    /// one, and with an escape for each byte that has a special meaning in URIs.
    var uriReference: String {
        var path = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                path.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                path += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return hasPrefix("/") ? "file://\(path)" : path
    }
}
