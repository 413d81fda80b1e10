import Basics
import PropertyLists
import TestSupport
import Testing

@Suite("Written property lists")
struct WriterTests {
    @Test("a written file has the form of Xcode's")
    func writesXcodesForm() {
        let root = PropertyListValue(
            .dictionary([
                entry("empty", .array([])),
                entry("a < b & \"c\" > 'd'", .string("a < b & \"c\" > 'd'\u{FEFF}\r\n")),
                entry(
                    "list",
                    .array([
                        PropertyListValue(.dictionary([])), PropertyListValue(.string("")),
                        PropertyListValue(.boolean(true)), PropertyListValue(.boolean(false)),
                        PropertyListValue(.integer("0x0F")), PropertyListValue(.real("1")),
                        PropertyListValue(.date("2024-05-31T08:30:00Z")), PropertyListValue(.data("\n\tAQID\n\t")),
                        PropertyListValue(.array([PropertyListValue(.integer("1"))])),
                    ])
                ),
            ])
        )
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>empty</key>
            \t<array/>
            \t<key>a &lt; b &amp; "c" &gt; 'd'</key>
            \t<string>a &lt; b &amp; "c" &gt; 'd'\u{FEFF}&#13;
            </string>
            \t<key>list</key>
            \t<array>
            \t\t<dict/>
            \t\t<string></string>
            \t\t<true/>
            \t\t<false/>
            \t\t<integer>0x0F</integer>
            \t\t<real>1</real>
            \t\t<date>2024-05-31T08:30:00Z</date>
            \t\t<data>
            \tAQID
            \t</data>
            \t\t<array>
            \t\t\t<integer>1</integer>
            \t\t</array>
            \t</array>
            </dict>
            </plist>

            """
        #expect(String(decoding: PropertyListWriter().bytes(of: root), as: UTF8.self) == expected)
    }

    private func entry(_ key: String, _ content: PropertyListValue.Content) -> PropertyListValue.Entry {
        PropertyListValue.Entry(key: key, keyPosition: .start, value: PropertyListValue(content))
    }

    @Test("a value that was read is written and read back", arguments: SeededRandom.seeds(100))
    func readsWhatWasWritten(seed: UInt64) throws {
        let document = RandomDocument(seed: seed)
        let written = PropertyListWriter().bytes(of: try PropertyListParser().parse(document.text).value(at: 0))
        let tape = try PropertyListParser().parse(written)
        #expect(tape.nodes.map(\.kind) == document.nodes.map(\.kind))
        #expect(tape.nodes.map { tape.text(of: $0) } == document.nodes.map(\.text))
    }

    @Test("a value and its keys keep their places")
    func keepsPlaces() throws {
        let text = "<plist>\n<dict>\n\t<key>a</key>\n\t<array>\n\t\t<true/>\n\t</array>\n</dict>\n</plist>"
        let value = try PropertyListParser().parse(Array(text.utf8)).value(at: 0)
        let array = PropertyListValue(
            .array([PropertyListValue(.boolean(true), at: SourcePosition(line: 5, column: 3))]),
            at: SourcePosition(line: 4, column: 2)
        )
        let key = SourcePosition(line: 3, column: 2)
        let entry = PropertyListValue.Entry(key: "a", keyPosition: key, value: array)
        #expect(value == PropertyListValue(.dictionary([entry]), at: SourcePosition(line: 2, column: 1)))
    }
}
