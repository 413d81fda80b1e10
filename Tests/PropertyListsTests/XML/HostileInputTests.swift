import Basics
import PropertyLists
import Testing

@Suite("Hostile input")
struct HostileInputTests {
    private static func refusal(_ start: String) -> String {
        "the DOCTYPE contains declarations, starting with '\(start)'; remove everything from '[' to ']', "
            + "since property lists don't use declarations"
    }

    @Test(
        "declarations in a DOCTYPE are refused at their start",
        arguments: [
            (
                """
                <!DOCTYPE plist [
                  ①<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">
                ]>
                <plist><string>&c;</string></plist>
                """,
                "<!ENTITY a \"lol\"><!E…"
            ),
            (
                "<!DOCTYPE plist [①<!ENTITY x SYSTEM \"file:///etc/hostname\">]><plist><string>&x;</string></plist>",
                "<!ENTITY x SYSTEM \"f…"
            ),
            (
                "<!DOCTYPE plist SYSTEM \"a.dtd\"\n[ ①%x; ]><plist><true/></plist>",
                "%x; ]><plist><true/>…"
            ),
            (
                "<!DOCTYPE plist [①<!ATTLIST true a CDATA \"b\">]><plist><true/></plist>",
                "<!ATTLIST true a CDA…"
            ),
        ]
    )
    func refusesDeclarations(document: String, start: String) {
        MarkedDocument(document).expectError(.fileUnreadable, Self.refusal(start))
    }

    @Test(
        "a DOCTYPE without declarations is accepted, and its DTD isn't read",
        arguments: [
            "PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"",
            "PUBLIC \"-//Apple Computer//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"",
            "SYSTEM \"file://localhost/System/Library/DTDs/PropertyList.dtd\"", "SYSTEM \"/nowhere\" [ ]", "",
        ]
    )
    func acceptsDoctype(doctype: String) throws {
        let tape = try PropertyListParser().parse(Array("<!DOCTYPE plist \(doctype)><plist><true/></plist>".utf8))
        #expect(tape.nodes.map(\.kind) == [.true])
    }

    private static func nested(_ depth: Int, parser: PropertyListParser = PropertyListParser()) throws {
        let text = "<plist>" + String(repeating: "<array>", count: depth - 1)
        let end = String(repeating: "</array>", count: depth - 1) + "</plist>"
        _ = try parser.parse(Array((text + end).utf8))
    }

    @Test("nesting is accepted up to the limit")
    func limitsDepth() throws {
        try Self.nested(64)
        let error = #expect(throws: PropertyListError.self) { try Self.nested(65) }
        #expect(error?.position == SourcePosition(line: 1, column: UInt32(8 + 63 * 7)))
        #expect(error?.message == "elements are nested more than 64 levels deep; check for missing end tags")
    }

    @Test("no limit allows nesting that would overflow the stack", arguments: [257, 300_000])
    func boundsDepthLimit(depth: Int) throws {
        var parser = PropertyListParser()
        parser.limits.depth = .max
        try Self.nested(256, parser: parser)
        let error = #expect(throws: PropertyListError.self) { try Self.nested(depth, parser: parser) }
        #expect(error?.message.hasPrefix("elements are nested more than 256 levels deep") == true)
    }

    @Test("a file larger than the limit is refused, and one whose text in UTF-8 is larger")
    func limitsSize() throws {
        let document = "<plist><string>日本</string></plist>"
        let file = Array(document.utf8)
        var parser = PropertyListParser()
        parser.limits.byteCount = file.count
        _ = try parser.parse(file)
        let wide = [0xFE, 0xFF] + document.utf16Bytes(bigEndian: true)
        parser.limits.byteCount = wide.count
        _ = try parser.parse(wide)
        parser.limits.byteCount = file.count - 1
        for file in [file, wide] {
            let error = #expect(throws: PropertyListError.self) { try parser.parse(file) }
            #expect(error?.message.contains("more than the limit of \(parser.limits.byteCount);") == true)
        }
        let text = "<plist>" + String(repeating: "日", count: 90)
        let expanding = [0xFE, 0xFF] + text.utf16Bytes(bigEndian: true)
        parser.limits.byteCount = expanding.count
        let error = #expect(throws: PropertyListError.self) { try parser.parse(expanding) }
        #expect(error?.message.hasPrefix("the file has 277 bytes") == true)
    }

    private static let letters = String(repeating: "a", count: 3_000_000)
    private static let attributes = (0..<200_000).map { " a\($0)='1'" }.joined()
    private static let namespaces = (0..<101).map { " xmlns:a\($0)='1'" }.joined()

    @Test(
        "markup that is too long is refused at its start",
        arguments: [
            ("①<dict a='\(letters)'/>", "the tag is longer than 64 kB"),
            ("①<dict\(attributes)/>", "the tag is longer than 64 kB"),
            ("①<dict\(namespaces)/>", "the tag has 101 attributes"),
            ("①<\(letters)/>", "the tag is longer than 64 kB"),
            ("①<!-- \(letters) --><true/>", "the markup is longer than 1024 kB"),
            ("①<?a \(letters)?><true/>", "the markup is longer than 1024 kB"),
            ("<string>①& \(letters)</string>", "'&' must be written as '&amp;' in text"),
        ]
    )
    func refusesLongMarkup(content: String, start: String) {
        let document = MarkedDocument.plist(content)
        let error = #expect(throws: PropertyListError.self) {
            try PropertyListParser().parse(Array(document.text.utf8))
        }
        #expect(error?.message.hasPrefix(start) == true, "\(error?.message ?? "")")
        #expect(error?.position == document.errorPosition)
    }

    @Test("long text and a fairly long comment are accepted")
    func acceptsLongText() throws {
        let comment = "<!-- \(Self.letters.prefix(200_000)) -->"
        let tape = try PropertyListParser().parse(
            Array(MarkedDocument.plist("\(comment)<string>\(Self.letters)</string>").text.utf8)
        )
        #expect(tape.text.count == Self.letters.utf8.count)
    }

    @Test("several threads can parse at once")
    func parsesInParallel() async throws {
        let documents = (1...40).map { RandomDocument(seed: UInt64($0)) }
        let counts = await withTaskGroup(of: (Int, Int).self) { group in
            for (index, document) in documents.enumerated() {
                group.addTask { (index, (try? PropertyListParser().parse(document.text).nodes.count) ?? -1) }
                group.addTask {
                    (index, (try? PropertyListParser().parse(Array(document.text.dropLast(3))).nodes.count) ?? -1)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts.count == 80)
        for (index, count) in counts where count != -1 {
            #expect(count == documents[index].nodes.count)
        }
    }

    @Test("nothing is printed for any error")
    func printsNothing() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for document in [
                "<plist><string>&nope;</a></plist>", "<plist", "<?xml version='1.0' encoding='no'?><plist/>",
                "<?xml version='1.0' encoding='Shift_JIS'?><plist><string>\u{81}</string></plist>",
                "<?xml version='1.0' encoding='US-ASCII'?><plist><string>é</string></plist>",
                "<!DOCTYPE plist SYSTEM 'a' [<!ENTITY a SYSTEM 'b'>]><plist>&a;</plist>",
                "<plist xmlns='a b' x:y='1'/>",
            ] {
                #expect(throws: PropertyListError.self) { try PropertyListParser().parse(Array(document.utf8)) }
            }
        }
        #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "")
    }
}
