import Basics
import PropertyLists
import Testing

@Suite("XML that isn't well formed")
struct MalformedXMLTests {
    private static let ampersand = "'&' must be written as '&amp;' in text"
    private static let lessThan = "'<' must be written as '&lt;' in text"

    @Test(
        "an error in text is reported at its place",
        arguments: [
            ("<string>a ①& b</string>", ampersand),
            ("<string>é①&amp b</string>", ampersand),
            ("<dict>\n<key>AT①&T</key><true/></dict>", ampersand),
            ("<string>a ①< b</string>", lessThan),
            ("<string>a ①<3 b</string>", lessThan),
            ("<array>①<!x></array>", lessThan),
            ("<array>①<?></array>", lessThan),
            (
                "<string>a①&nbsp;b</string>",
                "'&nbsp;' isn't an XML entity; write the character itself, or one of &amp;, &lt;, &gt;, &quot; and "
                    + "&apos;"
            ),
            ("<string>①&#0;</string>", "'&#0;' isn't a character that XML allows; remove it"),
            ("<string>①&#xD800;</string>", "'&#xD800;' isn't a character that XML allows; remove it"),
            ("<string>①&#12a;</string>", "'&#12a;' isn't a character that XML allows; remove it"),
            ("<string>a①\u{0}b</string>", "the character U+0000 isn't allowed in XML; remove it"),
            ("<string>a①\u{1}b</string>", "the character U+0001 isn't allowed in XML; remove it"),
            ("<string>a①\u{FFFE}b</string>", "the character U+FFFE isn't allowed in XML; remove it"),
            ("<di①\u{0}ct/>", "the character U+0000 isn't allowed in XML; remove it"),
            ("<string>①]]></string>", "']]>' must be written as ']]&gt;' in text"),
            ("<!-- a ①-- b --><true/>", "'--' isn't allowed inside a comment; remove it"),
        ]
    )
    func reportsErrorsInText(content: String, message: String) {
        MarkedDocument.plist(content).expectError(.fileUnreadable, message)
    }

    @Test(
        "an error in a tag is reported at the start of the tag",
        arguments: [
            ("①<dict\n<key>a</key></dict>", "the tag '<dict' isn't closed; put a '>' after it"),
            ("<dict><key>a①</key</dict>", "the tag '</key' isn't closed; put a '>' after it"),
            ("<dict>①</dict x>", "the tag '</dict' isn't closed; put a '>' after it"),
            (
                "①<dict a=b/>",
                "the tag '<dict a=' isn't valid; write attributes as name=\"value\", or remove them"
            ),
            ("①<dict a/>", "the tag '<dict a' isn't valid; write attributes as name=\"value\", or remove them"),
            ("①<dict a='1' a='2'/>", "the tag '<dict a='1' a='2'' has an attribute twice; remove one"),
            ("①<x:dict/>", "the tag '<x:dict' uses a prefix, which property lists don't have; remove it"),
        ]
    )
    func reportsErrorsInTags(content: String, message: String) {
        MarkedDocument.plist(content).expectError(.fileUnreadable, message)
    }

    @Test(
        "an end tag that does not match is reported with the tag that is open",
        arguments: [
            (
                "<dict><key>a</key>②<array>\n<true/>①</dict>",
                "expected </array>, but found </dict>; correct it, or add the missing tags before it",
                "the <array> starts here"
            ),
            (
                "②<string>abc①</strin>",
                "expected </string>, but found </strin>; correct it, or add the missing tags before it",
                "the <string> starts here"
            ),
        ]
    )
    func reportsMismatchedTags(content: String, message: String, note: String) {
        MarkedDocument.plist(content).expectError(.fileUnreadable, message, note: note)
    }

    private static let declaration =
        "the XML declaration isn't valid; write <?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    private static let doctype = "the DOCTYPE isn't valid; correct or remove it"
    private static let secondDeclaration =
        "a second XML declaration; keep only the one at the start of the file, and check whether two files were joined"

    @Test(
        "an error before <plist> is reported",
        arguments: [
            ("<?xml version=①1.0?><plist><true/></plist>", declaration),
            ("<?xml version=\"1.0\" encoding=\"UTF-8\"①><plist><true/></plist>", declaration),
            ("<?xml ①encoding=\"UTF-8\"?><plist><true/></plist>", declaration),
            ("①<!DOCTYPE plist PUBLIC \"x\"><plist><true/></plist>", doctype),
            ("①<!DOCTYPE plist foo><plist><true/></plist>", doctype),
            ("<?xml version=\"1.0\"?>\n①<?xml version=\"1.0\"?>\n<plist><true/></plist>", secondDeclaration),
            (
                "①\n<?xml version=\"1.0\"?><plist><true/></plist>",
                "white space before the XML declaration; remove it, since '<?xml' must come first"
            ),
            ("<?xml version=\"1.0\"?>\n①let a = 1\n<plist/>", "unexpected 'let a = 1…' before <plist>; remove it"),
        ]
    )
    func reportsErrorsBeforeThePropertyList(document: String, message: String) {
        MarkedDocument(document).expectError(.fileUnreadable, message)
    }

    @Test(
        "text after </plist> is reported",
        arguments: [
            (
                "<plist><true/></plist>\n\n①import Intents\nclass Handler {}",
                "unexpected 'import Intents…' after </plist>; remove it, since nothing may follow"
            ),
            (
                "<plist><true/></plist>①<plist><true/></plist>",
                "unexpected '<plist><true/></plist>' after </plist>; remove it, since nothing may follow"
            ),
            (
                "<plist><true/></plist>①\u{0}\u{0}",
                "unexpected '\\0\\0' after </plist>; remove it, since nothing may follow"
            ),
            ("<?xml version='1.0'?><plist><true/></plist>\n①<?xml version='1.0'?><plist/>", secondDeclaration),
        ]
    )
    func reportsWhatFollows(document: String, message: String) {
        MarkedDocument(document).expectError(.fileUnreadable, message)
    }

    @Test("comments and processing instructions have no meaning anywhere")
    func ignoresComments() throws {
        let filler = "<!-- <dict> --><?note <key> ?>\n"
        let text = "\(filler)<plist>\(filler)<string>a\(filler)b</string>\(filler)</plist>\(filler)"
        let tape = try PropertyListParser().parse(Array(text.utf8))
        #expect(tape.nodes.map { tape.text(of: $0) } == ["a\nb"])
    }

    @Test("an error that has no message here is quoted in one line")
    func quotesTheLibrary() {
        MarkedDocument.plist("<?:a①?><true/>").expectError(
            .fileUnreadable,
            "not well-formed XML: colons are forbidden from PI names ':a'"
        )
    }
}
