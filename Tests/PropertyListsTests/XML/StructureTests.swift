import Basics
import PropertyLists
import Testing

@Suite("Structure of property lists")
struct StructureTests {
    @Test(
        "an element in the wrong place is reported at its start",
        arguments: [
            (
                "①<key>a</key>",
                "<key> isn't valid in <plist>; put all keys and values into one <dict>"
            ),
            (
                "<array>\n\t①<key>a</key></array>",
                "<key> isn't valid in <array>; an array contains values without keys"
            ),
            (
                "<dict>①<plist/></dict>",
                "<plist> isn't valid in <dict>; a file has one <plist>, around everything"
            ),
            (
                "<dict>\n①<true/></dict>",
                "the <true> has no key; in a <dict>, put a <key> before each value"
            ),
            (
                "<dict><key>a</key><true/>①<string>b</string></dict>",
                "the <string> has no key; in a <dict>, put a <key> before each value"
            ),
            (
                "<dict>①<key>a</key></dict>",
                "the key 'a' has no value; put a value after it, or remove the key"
            ),
            (
                "<dict>①<key>é &amp; b</key><key>c</key><true/></dict>",
                "the key 'é & b' has no value; put a value after it, or remove the key"
            ),
        ]
    )
    func reportsMisplacedElements(content: String, message: String) {
        MarkedDocument.plist(content).expectError(.plistStructure, message)
    }

    @Test("an empty <plist> is reported")
    func reportsEmptyPropertyList() {
        MarkedDocument("<?xml version='1.0'?>\n ①<plist version='1.0'/>").expectError(
            .plistStructure,
            "<plist> is empty; it must contain one value, which is a <dict> in a definition"
        )
    }

    @Test("a second value in <plist> is reported with the first")
    func reportsSecondRoot() {
        MarkedDocument.plist("②<true/>\n①<dict/>").expectError(
            .plistStructure,
            "<plist> contains a second value; remove one of them, since it must contain exactly one",
            note: "the first value is here"
        )
    }

    @Test(
        "a key that occurs twice in one dictionary is reported with the first, for any order of the keys",
        arguments: [
            "<dict>②<key>a</key><true/>\n①<key>a</key><true/></dict>",
            "<dict>②<key>a</key><true/><key>b</key><true/>①<key>a</key><true/></dict>",
            "<dict><key>b</key><true/>②<key>a</key><array/><key>c</key><dict/>①<key>a</key><true/></dict>",
            "<dict>②<key>a</key><dict><key>a</key><true/></dict>\n①<key>&#97;</key><true/></dict>",
        ]
    )
    func reportsDuplicateKeys(content: String) {
        MarkedDocument.plist(content).expectError(
            .plistStructure,
            "the key 'a' occurs twice in this <dict>; remove or rename one of them",
            note: "the first 'a' is here"
        )
    }

    @Test("equal keys in different dictionaries, and keys that differ in case or encoding, are accepted")
    func acceptsDifferentKeys() throws {
        let keys = ["b", "a", "A", "e\u{301}", "é", "", " a"]
        let entries = keys.map { "<key>\($0)</key><dict><key>a</key><true/></dict>" }.joined()
        let document = MarkedDocument.plist("<dict>\(entries)</dict>")
        let tape = try PropertyListParser().parse(Array(document.text.utf8))
        #expect(tape.nodes.count == 1 + 4 * keys.count)
    }

    @Test(
        "an element that property lists don't have is reported with the valid ones",
        arguments: [
            ("①<Dict/>", "unknown element <Dict>; did you mean <dict>?"),
            ("<array>①<integr>1</integr></array>", "unknown element <integr>; did you mean <integer>?"),
            (
                "①<bool/>",
                "unknown element <bool>; valid elements are <key> and the values <string>, <integer>, <real>, <true/>, "
                    + "<false/>, <date>, <data>, <array> and <dict>"
            ),
        ]
    )
    func reportsUnknownElements(content: String, message: String) {
        MarkedDocument.plist(content).expectError(.plistStructure, message)
    }

    @Test(
        "an element inside a scalar is reported with the scalar",
        arguments: [
            (
                "②<string>a ①<b>c</b></string>",
                "<b> isn't valid in <string>, which contains only text; write '<' as '&lt;' in text, or put </string> "
                    + "before it",
                "the <string> starts here"
            ),
            (
                "<dict>②<key>a①<true/></key></dict>",
                "<true> isn't valid in <key>, which contains only text; write '<' as '&lt;' in text, or put </key> "
                    + "before it",
                "the <key> starts here"
            ),
            (
                "②<true>\n①<true/></true>",
                "<true> isn't valid in <true>, which must be empty; put </true> before it",
                "the <true> starts here"
            ),
        ]
    )
    func reportsElementsInScalars(content: String, message: String, note: String) {
        MarkedDocument.plist(content).expectError(.plistStructure, message, note: note)
    }

    @Test(
        "text between elements is reported at its start",
        arguments: [
            (
                "<dict>\n\t①abc\n</dict>", "abc", "<dict>",
                "contains only elements; remove the text, or put it into a <string>"
            ),
            (
                "<array>\r\n①été</array>", "été", "<array>",
                "contains only elements; remove the text, or put it into a <string>"
            ),
            (
                "<array> ①&amp;</array>", "&", "<array>",
                "contains only elements; remove the text, or put it into a <string>"
            ),
            (
                "<array><![CDATA[①x]]></array>", "x", "<array>",
                "contains only elements; remove the text, or put it into a <string>"
            ),
            ("①abc <true/>", "abc", "<plist>", "contains only elements; remove the text, or put it into a <string>"),
            ("<true>①yes</true>", "yes", "<true>", "must be empty; write <true/>"),
        ]
    )
    func reportsStrayText(content: String, text: String, parent: String, rest: String) {
        MarkedDocument.plist(content).expectError(
            .plistStructure,
            "the text '\(text)' isn't valid in \(parent), which \(rest)"
        )
    }

    @Test("a document with another root element isn't a property list")
    func reportsOtherRoot() {
        MarkedDocument("<?xml version='1.0'?>\n①<svg xmlns='http://www.w3.org/2000/svg'/>").expectError(
            .fileUnreadable,
            "not a property list: the outermost element is <svg>, not <plist>; check that this is the file you mean, "
                + "or put its contents into <plist version=\"1.0\">"
        )
    }
}
