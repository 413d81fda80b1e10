/// The rules for Swift identifiers without backticks. Keywords aren't considered.
package enum Identifier {
    /// Returns whether a text is an identifier.
    package static func isValid(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name != "_" else { return false }
        if name.utf8.allSatisfy(\.isInNames) { return isHead(first) }
        return isHead(first) && name.unicodeScalars.dropFirst().allSatisfy(contains)
    }

    /// Returns whether an identifier can contain a scalar, though perhaps not at its start.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        isHead(scalar) || isContinuation(scalar)
    }

    /// Returns an identifier similar to a text that isn't one: its words joined in camel case, after a `_` if the first
    /// starts with a digit; `nil` if the text doesn't contain any usable characters.
    package static func suggestion(for text: String) -> String? {
        let words = text.unicodeScalars.split { !contains($0) }.map(String.init)
        guard let first = words.first, words != ["_"] else { return nil }
        let name = first + words.dropFirst().map(\.capitalizingFirstLetter).joined()
        return [name, "_" + name].first(where: isValid)
    }

    /// Returns whether an identifier can start with a scalar.
    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61...0x7A, 0x41...0x5A, 0x5F: true
        case 0...0x7F: false
        default: isValue(scalar.value, in: heads) && scalar.properties.generalCategory != .format
        }
    }

    /// Returns whether an identifier can continue with a scalar that can't start one.
    private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    private static func isValue(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        ranges.contains { $0.contains(value) }
    }

    /// The non-ASCII scalars of `identifier-head` in the grammar of "The Swift Programming Language". They include
    /// format controls, most of them invisible, which are rejected above: a name must be what it looks like.
    private static let heads: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x203F...0x2040,
        0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
        0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
        0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
        0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
        0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
        0xE0000...0xEFFFD,
    ]
}

extension String {
    /// The text with its first letter in uppercase, as used inside other names. The rest is unchanged.
    package var capitalizingFirstLetter: String {
        guard let first = unicodeScalars.first else { return self }
        guard first.isASCII else { return first.properties.uppercaseMapping + String(unicodeScalars.dropFirst()) }
        guard ("a"..."z").contains(first) else { return self }
        return String(unsafeUninitializedCapacity: utf8.count) { bytes in
            _ = bytes.initialize(from: utf8)
            bytes[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
            return bytes.count
        }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter, a digit or `_`. Most names consist of these.
    fileprivate var isInNames: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
