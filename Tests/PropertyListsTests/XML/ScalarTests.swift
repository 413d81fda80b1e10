import Basics
import PropertyLists
import Testing

@Suite("Numbers, dates and data")
struct ScalarTests {
    private static let valid: [(String, [String])] = [
        (
            "integer",
            [
                "0", "-0", "+7", "007", "0x1f", "-0XFF", " 12\n", "9223372036854775807", "18446744073709551615",
                "-9223372036854775808", "0xFFFFFFFFFFFFFFFF",
            ]
        ),
        ("real", ["1", "-1.5", "+.5", "5.", "1e3", "1.5E-10", " 2 ", "nan", "+Infinity", "-inf"]),
        ("date", ["2024-02-29T23:59:60Z", "0001-01-01T00:00:00Z", "-0044-03-15T12:00:00Z", "\n2000-12-31T00:00:00Z"]),
        ("data", ["", " \n\t", "AQ==", "AQI=", "AQID", "\n\tAQ\n\tID\n\t", "A Q = ="]),
    ]

    private static let invalid: [(String, [String])] = [
        (
            "integer",
            [
                "", " ", "-", "0x", "1.0", "1 2", "12a", "0x1g", "١", "--1", "18446744073709551616",
                "-9223372036854775809", "0x10000000000000000",
            ]
        ),
        ("real", ["", ".", "1,5", "1e", "e5", "0x1p3", "infinite", "1.2.3", "1 000"]),
        (
            "date",
            [
                "", "2024-05-31", "2024-05-31 08:30:00", "2024-05-31T08:30:00", "2024-05-31T08:30:00+01:00",
                "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
                "2024-04-31T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z", "24-01-01T00:00:00Z",
            ]
        ),
        ("data", ["A", "AQ", "AQ=", "AQ==AQ==", "=", "AQID====", "A!==", "AQ-_", "é===", "===="]),
    ]

    @Test("every notation is accepted and kept as it is", arguments: valid)
    func keepsText(element: String, texts: [String]) throws {
        for text in texts {
            let document = MarkedDocument.plist("<\(element)>\(text)</\(element)>")
            let tape = try PropertyListParser().parse(Array(document.text.utf8))
            #expect(tape.text(of: tape.nodes[0]) == text)
        }
    }

    @Test("text in another notation is reported at its element", arguments: invalid)
    func reportsInvalidText(element: String, texts: [String]) {
        for text in texts {
            let document = MarkedDocument.plist("<array>\n<\(element)>\(text)</\(element)></array>")
            let error = #expect(throws: PropertyListError.self, "\(text)") {
                try PropertyListParser().parse(Array(document.text.utf8))
            }
            #expect(error?.id == .plistStructure)
            #expect(error?.position == SourcePosition(line: 4, column: 1))
        }
    }

    @Test(
        "the message says how to write it",
        arguments: [
            (
                "<integer>1,5</integer>",
                "'1,5' isn't an integer of at most 64 bits; write decimal digits with or without a sign, or 0x and "
                    + "hexadecimal digits"
            ),
            (
                "<real>one</real>",
                "'one' isn't a real number; write one like '1', '-0.5' or '2.5e3', 'nan' or 'inf'"
            ),
            (
                "<date>31.5.2024</date>",
                "'31.5.2024' isn't a date; write a time in UTC like '2024-05-31T08:30:00Z'"
            ),
            (
                "<data>AQ=</data>",
                "the <data> isn't base64: it has 2 characters and 1 '=' at the end, which must add up to a multiple "
                    + "of 4"
            ),
            ("<data>A=AA</data>", "the <data> isn't base64: '=' is valid only at the end"),
            (
                "<data>Aé==</data>",
                "the <data> isn't base64: 'é' isn't one of its characters: letters, digits, '+', '/' and, at the "
                    + "end, '='"
            ),
        ]
    )
    func saysWhatIsValid(content: String, message: String) {
        MarkedDocument.plist("①" + content).expectError(.plistStructure, message)
    }
}
