import Basics
import PropertyLists
import TestSupport
import Testing

@Suite struct EditorTests {
    /// Applies an edit of the value that starts at `|` in a text.
    private func edited(
        _ marked: String,
        _ edit: (PropertyListEditor, SourcePosition) -> TextEdit?
    ) throws -> String? {
        let offset = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
        let text = marked.replacing("|", with: "")
        let source = try #require(SourceFile(path: "A", decoding: Array(text.utf8)))
        let position = source.position(of: marked.utf8.distance(from: marked.startIndex, to: offset))
        guard let edit = edit(PropertyListEditor(source), position) else { return nil }
        return [edit].applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func value(_ text: String) -> PropertyListValue { PropertyListValue(.string(text)) }

    @Test(
        "a key that is there gets another value, and all else stays",
        arguments: [
            (
                "|<dict>\n\t<key>a</key><string>x</string><!-- c -->\n</dict>",
                "|<dict>\n\t<key>a</key><string>y</string><!-- c -->\n</dict>"
            ),
            ("|<dict><key>a</key><array><dict/></array></dict>", "|<dict><key>a</key><string>y</string></dict>"),
            (
                "|<dict><!-- <key>a</key> --><key>a</key> <true/></dict>",
                "|<dict><!-- <key>a</key> --><key>a</key> <string>y</string></dict>"
            ),
        ]
    )
    func replaceValue(before: String, after: String) throws {
        let result = try edited(before) { $0.setting("a", to: value("y"), inDictionaryAt: $1) }
        #expect(result == after.replacing("|", with: ""))
    }

    @Test(
        "a new key is inserted in order, with the margin of its neighbors",
        arguments: [
            (
                "|<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>c</key>\n\t<true/>\n</dict>\n",
                "<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>b</key>\n\t<string>y</string>\n\t<key>c</key>\n\t<true/>\n</dict>\n"
            ),
            (
                "|<dict>\n  <key>a</key>\n  <true/>\n</dict>\n",
                "<dict>\n  <key>a</key>\n  <true/>\n  <key>b</key>\n  <string>y</string>\n</dict>\n"
            ),
            (
                "|<dict>\r\n\t<key>c</key>\r\n\t<true/>\r\n</dict>\r\n",
                "<dict>\r\n\t<key>b</key>\r\n\t<string>y</string>\r\n\t<key>c</key>\r\n\t<true/>\r\n</dict>\r\n"
            ),
            (
                "<array>\n\t|<dict/>\n</array>\n",
                "<array>\n\t<dict>\n\t\t<key>b</key>\n\t\t<string>y</string>\n\t</dict>\n</array>\n"
            ),
            ("|<dict></dict>", "<dict>\n\t<key>b</key>\n\t<string>y</string>\n</dict>"),
        ]
    )
    func insertKey(before: String, after: String) throws {
        #expect(try edited(before) { $0.setting("b", to: value("y"), inDictionaryAt: $1) } == after)
    }

    @Test("a value with contents is indented as the file is")
    func nestedValue() throws {
        let entry = PropertyListValue.Entry(key: "k & l", keyPosition: .start, value: value("<y>"))
        let result = try edited("<a>\n  |<dict>\n    <key>a</key>\n    <true/>\n  </dict>\n</a>\n") {
            $0.setting("b", to: PropertyListValue(.dictionary([entry])), inDictionaryAt: $1)
        }
        #expect(
            result == """
                <a>
                  <dict>
                    <key>a</key>
                    <true/>
                    <key>b</key>
                    <dict>
                      <key>k &amp; l</key>
                      <string>&lt;y&gt;</string>
                    </dict>
                  </dict>
                </a>

                """
        )
    }

    @Test("a key is removed with its value and their lines; a dictionary that gets empty becomes one tag")
    func removeKey() throws {
        let two = "|<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>b</key>\n\t<array>\n\t\t<true/>\n\t</array>\n</dict>\n"
        #expect(
            try edited(two) { $0.removing("b", fromDictionaryAt: $1) } == "<dict>\n\t<key>a</key>\n\t<true/>\n</dict>\n"
        )
        let line = "|<dict><key>a</key><true/><key>b</key><true/></dict>"
        #expect(try edited(line) { $0.removing("a", fromDictionaryAt: $1) } == "<dict><key>b</key><true/></dict>")
        #expect(try edited("|<dict><key>a</key><true/></dict>") { $0.removing("a", fromDictionaryAt: $1) } == "<dict/>")
        #expect(try edited(line) { $0.removing("c", fromDictionaryAt: $1) } == nil)
    }

    @Test("a value is added at the end of an array, and taken out of it")
    func arrays() throws {
        let added = try edited("|<array>\n\t<true/>\n</array>\n") { $0.appending(value("y"), toArrayAt: $1) }
        #expect(added == "<array>\n\t<true/>\n\t<string>y</string>\n</array>\n")
        let removed = try edited("<array>\n\t<true/>\n\t|<false/>\n</array>\n") {
            $0.removingElement(at: $1, fromArrayAt: .start)
        }
        #expect(removed == "<array>\n\t<true/>\n</array>\n")
        #expect(try edited("<array>|<true/></array>") { $0.removingElement(at: $1, fromArrayAt: .start) } == "<array/>")
    }

    @Test(
        "the text of an element is replaced with its characters escaped",
        arguments: [
            ("|<string>a</string>", "<string>x &lt; y</string>"), ("|<key>a</key>", "<key>x &lt; y</key>"),
            ("|<string/>", "<string>x &lt; y</string>"),
            ("|<string><![CDATA[<a>]]></string>", "<string>x &lt; y</string>"),
        ]
    )
    func replaceText(before: String, after: String) throws {
        #expect(try edited(before) { $0.replacingText(ofElementAt: $1, with: "x < y") } == after)
    }

    @Test("without the expected element there is no edit")
    func nothingThere() throws {
        #expect(try edited("<a>|b</a>") { $0.replacingText(ofElementAt: $1, with: "x") } == nil)
        #expect(try edited("|<array/>") { $0.setting("a", to: value("y"), inDictionaryAt: $1) } == nil)
        #expect(try edited("|<dict>") { $0.setting("a", to: value("y"), inDictionaryAt: $1) } == nil)
        #expect(try edited("|<dict><true/></dict>") { $0.replacingText(ofElementAt: $1, with: "x") } == nil)
    }

    @Test("edits of a file with a byte-order mark count the mark, and a file in UTF-16 has no edits")
    func encodings() throws {
        let text = "<string>a</string>"
        let marked = try #require(SourceFile(path: "A", decoding: [0xEF, 0xBB, 0xBF] + Array(text.utf8)))
        let edit = PropertyListEditor(marked).replacingText(ofElementAt: .start, with: "b")
        #expect(edit == TextEdit(file: "A", range: 11..<12, replacement: "b"))
        let wide: [UInt8] = [0xFE, 0xFF] + text.utf8.flatMap { byte in [0, byte] }
        let source = try #require(SourceFile(path: "A", decoding: wide))
        #expect(String(decoding: source.utf8, as: UTF8.self) == text)
        #expect(PropertyListEditor(source).replacingText(ofElementAt: .start, with: "b") == nil)
    }

    @Test(
        "an element ends after its last tag, a container after its first, a text at the next tag",
        arguments: [
            ("|<string>a > b</string>x", 22), ("|<key>a</key>", 12), ("|<dict><key>a</key></dict>", 6),
            ("|<true/>x", 7),
            ("|<dict/>", 7), ("<string>|${a} b</string>", 14), ("|abc", 3), ("|</dict>", 7),
        ]
    )
    func extents(marked: String, end: Int) throws {
        let offset = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
        let source = SourceFile(path: "A", utf8: Array(marked.replacing("|", with: "").utf8))
        let position = source.position(of: marked.utf8.distance(from: marked.startIndex, to: offset))
        #expect(source.endOfElement(at: position) == source.position(of: end))
    }

    @Test("the end of a long text isn't searched for")
    func longText() {
        for (count, hasEnd) in [(4000, true), (5000, false)] {
            for end in ["", "\n", "</string>"] {
                let source = SourceFile(path: "A", utf8: Array((String(repeating: "a", count: count) + end).utf8))
                #expect((source.endOfElement(at: .start) != nil) == hasEnd)
            }
        }
    }

    @Test("each element of an array is removed alone, and the array emptied with its only one")
    func elementsOfArrays() throws {
        for (start, separator) in [("<array>", ""), ("<array>\n", "\n"), ("<array><!-- a -->", " ")] {
            let elements = ["<string>a</string>", "<dict><key>k</key><array/></dict>", "<true/>"]
            let text = start + elements.joined(separator: separator) + separator + "</array>"
            let source = SourceFile(path: "A", utf8: Array(text.utf8))
            let editor = PropertyListEditor(source)
            for element in elements {
                let range = try #require(text.firstRange(of: element))
                let offset = range.lowerBound.utf16Offset(in: text)
                let edit = editor.removingElement(at: source.position(of: offset), fromArrayAt: .start)
                let edited = try #require([edit].compactMap(\.self).applied(to: source.utf8))
                #expect(edit != nil)
                let left = elements.filter { $0 != element }
                #expect(left.allSatisfy(String(decoding: edited, as: UTF8.self).contains))
                #expect(!String(decoding: edited, as: UTF8.self).contains(element))
            }
        }
        let single = SourceFile(path: "A", utf8: Array("<array>\n<string>a</string>\n</array>".utf8))
        let place = SourcePosition(line: 2, column: 1)
        let edit = PropertyListEditor(single).removingElement(at: place, fromArrayAt: .start)
        #expect(edit?.replacement == "<array/>" && edit?.range == 0..<single.utf8.count)
        #expect(PropertyListEditor(single).removingElement(at: place, fromArrayAt: place) == nil)
    }

    @Test("texts that aren't XML have no edits and do no harm")
    func hostile() {
        var random = SeededRandom(seed: 11)
        let pieces = [
            "<", ">", "/", "<dict>", "</dict>", "<key>", "</key>", "a", "\n", "<!--", "-->", "\"", "<![CDATA[", "<?",
        ]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
                pieces.randomElement(using: &random)
            }
            let source = SourceFile(path: "A", utf8: Array(text.joined().utf8))
            let editor = PropertyListEditor(source)
            for offset in 0...source.utf8.count {
                let position = source.position(of: offset)
                _ = source.endOfElement(at: position)
                _ = editor.removing("a", fromDictionaryAt: position)
                if let edit = editor.setting("a", to: value("y"), inDictionaryAt: position) {
                    #expect([edit].applied(to: source.utf8) != nil)
                }
                _ = editor.replacingText(ofElementAt: position, with: "x")
            }
        }
    }
}
