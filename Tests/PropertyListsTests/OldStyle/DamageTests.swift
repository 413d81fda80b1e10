import Basics
import PropertyLists
import Testing

@Suite("Damage in old-style property lists")
struct DamageTests {
    @Test(
        "damage is reported at its place",
        arguments: [
            ("\"a\" = \"b\"①\n\"c\" = \"d\";", "';' is missing after the value of 'a'"),
            (
                "\"a\" = \"say \"①hi\"\";",
                "';' is missing after the value of 'a'; write a '\"' inside a string as '\\\"'"
            ),
            ("\"a\" = \"b\"①", "';' is missing after the value of 'a'"),
            ("a = b;\n\"c\"① \"d\";", "'=' is missing after the key 'c'; write an entry as \"key\" = \"value\";"),
            ("a = ①\"b;\nc = d;\n", "the string that starts here isn't closed; write '\"' at its end"),
            ("a = ①'b;", "the string that starts here isn't closed; write ''' at its end"),
            ("①/* a", "the comment that starts here isn't closed; write '*/' at its end"),
            ("①/*/", "the comment that starts here isn't closed; write '*/' at its end"),
            (
                "a = ①@b;",
                "unexpected '@b;'; quote strings with characters other than letters, digits and '_$/:.-'"
            ),
            ("(a① b)", "',' or ')' is missing before 'b)'"),
            ("{}\n①x", "unexpected 'x' after the end of a dictionary; remove it"),
            ("a = ①", "the file is cut off: a string is missing; restore the whole file, or add what is missing"),
            ("<0①>", "the data has an odd number of hexadecimal digits; write two for each byte"),
            ("<①*I5>", "unexpected '*I5>' in data; write hexadecimal digits, and '>' at the end"),
            ("\"①\\U\"", "'\\U' isn't followed by hexadecimal digits; write up to four, as in '\\U00E9'"),
            ("\"①\\777\"", "'\\777' isn't a character; octal escapes end at '\\377'"),
            ("\"①\\UD83D x\"", "'\\UD83D' is half a character without its other half; write the character itself"),
            ("\"①\\UDE00\"", "'\\UDE00' is half a character without its other half; write the character itself"),
            (
                "\"a①\\",
                "the file is cut off after a '\\'; restore the whole file, or add what is missing"
            ),
        ]
    )
    func reportsDamage(marked: String, message: String) {
        expectError(marked, message)
    }

    @Test(
        "a container without an end is reported at the end of the file",
        arguments: [("(", ")"), ("{", "}"), ("<", ">")]
    )
    func reportsUnclosed(open: String, close: String) {
        expectError(
            "{ a = ②\(open)\n①",
            "the file is cut off: a '\(close)' is missing; restore the whole file, or add what is missing",
            note: "the '\(open)' is here"
        )
    }

    @Test("an unfinished merge is reported as one")
    func reportsConflict() {
        expectError(
            "a = b;\n①<<<<<<< ours\nc = d;\n=======\nc = e;\n②>>>>>>> theirs\n",
            "unresolved merge conflict '<<<<<<< ours'; keep one side of each conflict and remove the lines that start "
                + "with '<<<<<<<', '=======' and '>>>>>>>'",
            id: .vcsConflict,
            note: "the other side of the conflict ends here"
        )
    }

    @Test("a byte that isn't UTF-8 is reported at its place")
    func reportsInvalidUTF8() {
        let error = #expect(throws: PropertyListError.self) {
            try OldStyleParser().parse(Array("a = \"gr".utf8) + [0xFC] + Array("n\";".utf8))
        }
        #expect(error?.message == "the byte 0xFC isn't valid UTF-8; save the file as UTF-8")
        #expect(error?.position.column == 8)
    }

    @Test("a NUL character is reported at its place", arguments: ["a = \"①\u{0}\";", "/* ①\u{0} */ a;"])
    func reportsNUL(text: String) {
        expectError(text, "unexpected NUL character; remove it, or write '\\000' instead")
    }

    @Test("values that are nested too deep are refused, however deep")
    func refusesDepth() {
        expectError(
            String(repeating: "(", count: 64) + "①" + String(repeating: "(", count: 100_000),
            "values are nested more than 64 levels deep; check for missing '}' and ')'"
        )
    }

    @Test("a file that is too large is refused")
    func refusesSize() {
        var limits = OldStyleParser.Limits()
        limits.byteCount = 4
        expectError(
            "①a = b;",
            "the file has 6 bytes, more than the limit of 4; split it into several files",
            parser: OldStyleParser(limits: limits)
        )
    }
}
