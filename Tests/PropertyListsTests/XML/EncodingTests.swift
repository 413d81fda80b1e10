import Basics
import Foundation
import PropertyLists
import Testing

@Suite("Encodings")
struct EncodingTests {
    private static func document(declaring encoding: String) -> String {
        "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<plist>\n<array><string>ä😀</string><true/></array>\n</plist>\n"
    }

    private static let bigEndianMark: [UInt8] = [0xFE, 0xFF]
    private static let littleEndianMark: [UInt8] = [0xFF, 0xFE]

    private func expectContent(_ bytes: [UInt8], _ text: String = "ä😀") throws {
        let tape = try PropertyListParser().parse(bytes)
        #expect(tape.nodes.map { tape.text(of: $0) } == ["", text, ""])
        let width = UInt32(text.utf8.count)
        #expect(tape.nodes.map(\.position.column) == [1, 8, 25 + width])
        #expect(tape.nodes.map(\.position.line) == [3, 3, 3])
    }

    @Test("UTF-8 is read with and without a byte-order mark", arguments: ["UTF-8", "utf-8", "UTF8"])
    func readsUTF8(name: String) throws {
        let bytes = Array(Self.document(declaring: name).utf8)
        try expectContent(bytes)
        try expectContent([0xEF, 0xBB, 0xBF] + bytes)
    }

    @Test("a byte-order mark has more weight than the declaration")
    func prefersByteOrderMark() throws {
        try expectContent([0xEF, 0xBB, 0xBF] + Array(Self.document(declaring: "ISO-8859-1").utf8))
    }

    @Test("UTF-16 is read in both orders, with and without a byte-order mark", arguments: ["UTF-16", "UTF-8"])
    func readsUTF16(name: String) throws {
        let text = Self.document(declaring: name)
        let (big, little) = (text.utf16Bytes(bigEndian: true), text.utf16Bytes(bigEndian: false))
        try expectContent(big)
        try expectContent(little)
        try expectContent(Self.bigEndianMark + big)
        try expectContent(Self.littleEndianMark + little)
    }

    @Test(
        "the encoding that the declaration names is read",
        arguments: [
            ("ISO-8859-1", "gr\u{FC}n", [0x67, 0x72, 0xFC, 0x6E]), ("US-ASCII", "abc", [0x61, 0x62, 0x63]),
            ("windows-1252", "\u{20AC}", [0x80]), ("Shift_JIS", "日ｱ", [0x93, 0xFA, 0xB1]),
        ] as [(String, String, [UInt8])]
    )
    func readsDeclaredEncoding(name: String, text: String, bytes: [UInt8]) throws {
        let parts = Self.document(declaring: name).components(separatedBy: "ä😀").map { Array($0.utf8) }
        try expectContent(parts[0] + bytes + parts[1], text)
    }

    @Test("an encoding that expands is read beyond the first piece that is converted")
    func readsLongDeclaredEncoding() throws {
        let count = 100_000
        let head = "<?xml version='1.0' encoding='Shift_JIS'?><plist><string>"
        // Characters of two bytes that start at an odd offset, so that a piece ends inside one.
        let body: [UInt8] = [0x61] + repeatElement([0x93, 0xFA], count: count).joined()
        let tape = try PropertyListParser().parse(Array(head.utf8) + body + Array("</string></plist>".utf8))
        #expect(tape.text(of: tape.nodes[0]) == "a" + String(repeating: "日", count: count))
    }

    @Test(
        "an encoding that is unknown or not the file's is reported at its name",
        arguments: [
            ("FOO-8", "the encoding 'FOO-8' isn't supported; save the file as UTF-8"),
            (
                "UTF-16",
                "the XML declaration names 'UTF-16', but the file has another encoding; if that is UTF-8, as in most files, "
                    + "write encoding=\"UTF-8\""
            ),
        ]
    )
    func reportsUnknownEncoding(name: String, message: String) {
        MarkedDocument(Self.document(declaring: "①" + name)).expectError(.fileUnreadable, message)
    }

    @Test("UTF-32 is reported")
    func reportsUTF32() {
        let text = Self.document(declaring: "UTF-32").unicodeScalars
        let bytes = text.flatMap {
            [UInt8(0), UInt8($0.value >> 16), UInt8($0.value >> 8 & 0xFF), UInt8($0.value & 0xFF)]
        }
        for file in [bytes, [0, 0, 0xFE, 0xFF] + bytes] {
            MarkedDocument("①").expectError(
                .fileUnreadable,
                "the encoding 'UTF-32' isn't supported; save the file as UTF-8",
                in: file
            )
        }
    }

    @Test(
        "a byte that isn't UTF-8 is reported at its place",
        arguments: [
            [0xFF], [0xE9], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
            // Longer than the characters need to be.
            [0xC1, 0xAB], [0xE0, 0x81, 0xAB], [0xF0, 0x81, 0x81, 0xAB],
        ] as [[UInt8]],
        ["<string>é①</string>", "<string a='①'/>", "<true/><!-- ① -->", "<string><![CDATA[①]]></string>", "<?a ①?>"]
    )
    func reportsInvalidUTF8(bytes: [UInt8], content: String) throws {
        let document = MarkedDocument.plist(content)
        let parts = MarkedDocument.plist(content.replacing("①", with: "|")).text.components(separatedBy: "|")
        let message =
            "the byte 0x\(String(bytes[0], radix: 16, uppercase: true)) isn't valid UTF-8; save the file as UTF-8, "
            + "or name its encoding in the XML declaration"
        document.expectError(
            .fileUnreadable,
            message,
            in: Array(parts[0].utf8) + bytes + Array(parts[1].utf8)
        )
    }

    @Test("a byte that isn't valid in the declared encoding is reported at its place")
    func reportsInvalidByte() {
        let document = MarkedDocument(
            "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n<plist><string>①é</string></plist>"
        )
        document.expectError(
            .fileUnreadable,
            "the byte 0xC3 isn't valid in 'US-ASCII', the encoding that the XML declaration names; correct the "
                + "declaration, or save the file as UTF-8"
        )
    }

    @Test("half a character in UTF-16 is reported at its place", arguments: [0xD83D, 0xDE00] as [UInt16])
    func reportsUnpairedSurrogates(unit: UInt16) {
        let text = MarkedDocument("<plist>\n<string>é①")
        let half = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        text.expectError(
            .fileUnreadable,
            "the file is UTF-16, but 0x\(String(unit, radix: 16, uppercase: true)) is half a character without its "
                + "other half; remove it, or save the file as UTF-8",
            in: Self.bigEndianMark + text.text.utf16Bytes(bigEndian: true) + half + [0, 0x61]
        )
    }

    @Test("UTF-16 that ends inside a character is reported at its end")
    func reportsOddLength() {
        let text = MarkedDocument("<plist>\n<tr①")
        text.expectError(
            .fileUnreadable,
            "the file is cut off: it is UTF-16 and ends in the middle of a character; restore the whole file",
            in: Self.littleEndianMark + text.text.utf16Bytes(bigEndian: false) + [0x75]
        )
    }
}
