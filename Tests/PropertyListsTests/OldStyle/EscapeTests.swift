import Foundation
import PropertyLists
import Testing

@Suite("Escapes in texts of the old style")
struct EscapeTests {
    @Test(
        "an escape becomes its character",
        arguments: [
            (#"\"\\\'"#, "\"\\'"), (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"), ("\\\n", "\n"), (#"\q\é"#, "qé"),
            (#"\U00e9"#, "é"), (#"\Ue9 "#, "é "), (#"\U0041B"#, "AB"), (#"\Ud83d\Ude00"#, "😀"), (#"\u0041"#, "u0041"),
            (#"\101\7x\0"#, "A\u{7}x\u{0}"), (#"\1011"#, "A1"), (#"\256\333"#, "ﬁç"),
        ]
    )
    func readsEscapes(escaped: String, text: String) throws {
        #expect(try plain("\"<\(escaped)>\"") == .text("<\(text)>"))
    }

    @Test("octal escapes are characters of NeXTSTEP's encoding", arguments: 0...253 as ClosedRange<UInt8>)
    func readsNeXTSTEP(byte: UInt8) throws {
        let expected = try #require(String(bytes: [byte], encoding: .nextstep))
        #expect(try plain("\"\\\(String(byte, radix: 8))\"") == .text(expected))
    }

    @Test(
        "a quoted text reads back",
        arguments: [
            "", "plain", "\"quoted\" \\ back", "a\nb\tc\rd", "\u{0}\u{1F}\u{7F}", "é日😀\u{2028}", "${a} $(b) %@",
        ]
    )
    func quotesReadBack(text: String) throws {
        #expect(try plain(text.oldStyleQuoted) == .text(text))
    }

    @Test("a quoted text escapes only what it must")
    func quotesPlainly() {
        #expect("a 'b' “c” é".oldStyleQuoted == "\"a 'b' “c” é\"")
        #expect("a\"\\\n\u{1}".oldStyleQuoted == #""a\"\\\n\U0001""#)
    }
}
