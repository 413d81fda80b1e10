import Basics
import PropertyLists
import Testing

@Suite("XML as a tree")
struct XMLTreeTests {
    private func tree(_ text: String) throws -> XMLTree { try XMLTree(Array(text.utf8)) }

    /// The elements of a tree from the outside to the inside.
    private func elements(of element: XMLTree.Element) -> [XMLTree.Element] {
        [element] + element.children.flatMap(elements)
    }

    @Test("each element has the ranges of its tags and its content")
    func ranges() throws {
        let text = "<?xml version='1.0'?><!-- <x> --><a>\n <b c='>' /><d >x<!--</d>-->y</d\n>z<![CDATA[<e>]]></a>\n"
        let tree = try tree(text)
        let found = elements(of: tree.root).map { element in
            [element.range, element.content].map { range in
                range.map { String(decoding: tree.text[$0], as: UTF8.self) } ?? "-"
            }
        }
        #expect(
            found == [
                [
                    "<a>\n <b c='>' /><d >x<!--</d>-->y</d\n>z<![CDATA[<e>]]></a>",
                    "\n <b c='>' /><d >x<!--</d>-->y</d\n>z<![CDATA[<e>]]>",
                ],
                ["<b c='>' />", "-"],
                ["<d >x<!--</d>-->y</d\n>", "x<!--</d>-->y"],
            ]
        )
    }

    @Test("the text of an element has entities resolved, and none of its children's text")
    func text() throws {
        let root = try tree("<a>&lt;1&#x20AC;<b>no</b><![CDATA[&amp;]]></a>").root
        #expect(root.text == "<1€&amp;")
        #expect(root.first("b")?.text == "no")
        #expect(root.first("c") == nil)
    }

    @Test("attributes keep their prefixes, and names of elements don't")
    func names() throws {
        let root = try tree(#"<n:a xmlns:n="u" n:b="1" c="&quot;2&quot;" xml:space="preserve"/>"#).root
        #expect(root.name == "a")
        #expect(root["n:b"] == "1" && root["c"] == "\"2\"" && root["xml:space"] == "preserve" && root["d"] == nil)
    }

    @Test(
        "markup without an end is refused quickly",
        arguments: ["<a ", "<!-- ", "<a>&", "<a><![CDATA["]
    )
    func overlong(start: String) {
        let error = #expect(throws: PropertyListError.self) {
            try tree(start + String(repeating: "b='1' ", count: 400_000))
        }
        #expect(error?.id == .fileUnreadable)
    }

    @Test("entities of a DTD aren't read")
    func entities() {
        let bomb = "<!DOCTYPE a [<!ENTITY b \"x\"><!ENTITY c SYSTEM \"file:///etc/passwd\">]><a>&b;&c;</a>"
        #expect(throws: PropertyListError.self) { try tree(bomb) }
    }
}
