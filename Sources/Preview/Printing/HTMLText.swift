import Basics

/// A writer of HTML in which all text from definitions is escaped.
struct HTMLText {
    private(set) var bytes: [UInt8] = []

    /// Appends markup of this module.
    mutating func markup(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends a text, which may contain anything.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            case 0..<0x09, 0x0B..<0x20, 0x7F: bytes += "\u{FFFD}".utf8
            default: bytes.append(byte)
            }
        }
    }

    /// Appends a name with its controls as escapes, so that it looks like what it is.
    mutating func name(_ name: String) {
        text(name.shortened.escapingControls)
    }

    /// Appends the address of an anchor on the page.
    mutating func address(_ anchor: String) {
        bytes.append(UInt8(ascii: "#"))
        for byte in anchor.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
            }
        }
    }

    /// Appends JSON as the content of a script element, which no text in it can end.
    mutating func script(_ json: [UInt8]) {
        for byte in json {
            if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
        }
    }

    /// Appends bytes of this module.
    mutating func append(_ text: String) {
        bytes += text.utf8
    }
}

extension String {
    /// The start of a text that is too long for an overview.
    fileprivate var shortened: String { count > 300 ? "\(prefix(300))…" : self }
}
