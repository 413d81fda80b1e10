import Basics
import PropertyLists
import Testing

@Suite("Files that are cut off")
struct TruncationTests {
    /// A document with everything that can be cut in two.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <!-- Ünïcode 😀 -->
        <plist version="1.0">
        <dict>
        \t<key>INEnums</key>
        \t<array/>
        \t<key>INIntents</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>INIntentName é &amp; 😀</key>
        \t\t\t<string a="&lt;">Größe &#x1F600; <![CDATA[ <b> ]]></string>
        \t\t\t<key>c</key><integer>12</integer>
        \t\t\t<key>d</key><data>AQID</data><!-- a -->
        \t\t\t<key>e</key><date>2024-05-31T08:30:00Z</date>
        \t\t\t<key>f</key><real>1.5</real><?note x?>
        \t\t\t<key>g</key><true/><key>h</key><false></false>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>
        """

    @Test("a file cut anywhere is reported at its end")
    func reportsEveryPrefix() throws {
        let bytes = Array(Self.document.utf8)
        let first = "<?xml".utf8.count
        for count in first..<bytes.count {
            let prefix = Array(bytes.prefix(count))
            let error = #expect(throws: PropertyListError.self) { try PropertyListParser().parse(prefix) }
            let found = try #require(error)
            #expect(found.id == .fileUnreadable)
            #expect(found.message.hasPrefix("the file is cut off"), "\(count): \(found.message)")
            #expect(found.position == Self.end(of: prefix), "\(count)")
        }
    }

    private static func end(of bytes: [UInt8]) -> SourcePosition {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return SourcePosition(line: UInt32(lines.count), column: UInt32(lines[lines.count - 1].count + 1))
    }

    private static func message(_ place: String) -> String {
        "the file is cut off: it ends \(place); restore the whole file, or add what is missing"
    }

    @Test(
        "the innermost open element is named with its place",
        arguments: [
            ("<plist>\n<dict>\n\t<key>a</key>\n\t②<array>\n\t\t<true/>\n①", "array"),
            ("<plist>\n②<dict>\n\t<ke①", "dict"),
            ("<plist>\n②<dict>\n\t<string①", "dict"),
            ("<plist>\n②<dict>\n\t<key>a</key><true/①", "dict"),
            ("<plist>\n<dict>\n\t②<key>a</ke①", "key"),
            ("②<plist>\n<dict></dict>\n①", "plist"),
            ("<plist><array>②<string><![CDATA[ </string>①", "string"),
            ("<plist>②<array><!-- </array>①", "array"),
        ]
    )
    func namesOpenElement(document: String, element: String) {
        MarkedDocument(document).expectError(
            .fileUnreadable,
            Self.message("inside <\(element)>"),
            note: "the <\(element)> starts here"
        )
    }

    @Test("a file cut before its first element has no open one")
    func reportsMissingRoot() {
        MarkedDocument("<?xml version=\"1.0\"?>\n<!-- a -->\n①").expectError(
            .fileUnreadable,
            Self.message("before <plist>")
        )
    }
}
