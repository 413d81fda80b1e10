import PropertyLists
import Testing

@Suite("The grammar of property lists of the old style")
struct GrammarTests {
    @Test(
        "a value is read",
        arguments: [
            ("word", .text("word")),
            ("a_$/:.-9", .text("a_$/:.-9")),
            ("http://example.org", .text("http://example.org")),
            ("\"two words\"", .text("two words")),
            ("'two words'", .text("two words")),
            ("\"it's\"", .text("it's")),
            ("\"\"", .text("")),
            ("\"line\nbreak\"", .text("line\nbreak")),
            ("<0aFf 10\n20>", .data([0x0A, 0xFF, 0x10, 0x20])),
            ("<>", .data([])),
            ("( )", .list([])),
            ("( a, \"b\", )", .list([.text("a"), .text("b")])),
            ("((a), {})", .list([.list([.text("a")]), .dictionary([])])),
            ("{ }", .dictionary([])),
            ("{ b = 1; a = (x); }", .dictionary([("b", .text("1")), ("a", .list([.text("x")]))])),
            ("{ a = 1; a = 2; }", .dictionary([("a", .text("1")), ("a", .text("2"))])),
            ("{ a; }", .dictionary([("a", .text("a"))])),
            ("// !$*UTF8*$!\n{ a /* b */ = /* ; */ c /*}*/; // }\n}", .dictionary([("a", .text("c"))])),
            ("a\u{2028}=\u{2029}b\u{0B};", .dictionary([("a", .text("b"))])),
        ] as [(String, Plain)]
    )
    func readsValues(text: String, value: Plain) throws {
        #expect(try plain(text) == value)
    }

    @Test("a text may start with a slash that starts no comment")
    func readsSlash() throws {
        #expect(try plain("{ a = /usr/lib; }") == .dictionary([("a", .text("/usr/lib"))]))
    }

    @Test(
        "a file of entries without braces is a dictionary",
        arguments: [
            ("", []), (" \n/* nothing */", []), ("\"a\" = \"b\";", [("a", .text("b"))]),
            (
                "a=b;\n\"c\";\nd = { e = f; };",
                [("a", .text("b")), ("c", .text("c")), ("d", .dictionary([("e", .text("f"))]))]
            ),
        ] as [(String, [(String, Plain)])]
    )
    func readsBraceless(text: String, entries: [(String, Plain)]) throws {
        let document = try OldStyleParser().parse(Array(text.utf8))
        #expect(Plain(document.root) == .dictionary(entries))
        #expect(document.isBraceless)
    }

    @Test("a file in braces is distinguished from one without", arguments: ["{ a = b; }", "(a)", "a", "<00>"])
    func tellsBraces(text: String) throws {
        #expect(try !OldStyleParser().parse(Array(text.utf8)).isBraceless)
    }

    @Test("the short form of an entry is distinguished from the long one")
    func tellsShortForm() throws {
        let entries = try OldStyleParser().parse(Array("a; b = b;".utf8)).root.entries
        #expect(entries?.map(\.isShort) == [true, false])
    }
}
