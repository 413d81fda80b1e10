import IntentDefinition
import Testing

@Suite("Templates")
struct TemplateTests {
    @Test(
        "text and placeholders are told apart",
        arguments: [
            ("", []),
            ("plain", [.text("plain")]),
            ("${name}", [.placeholder(["name"])]),
            (
                "Order ${count} ${soup.name}!",
                [
                    .text("Order "), .placeholder(["count"]), .text(" "), .placeholder(["soup", "name"]), .text("!"),
                ]
            ),
            ("${a}${b}", [.placeholder(["a"]), .placeholder(["b"])]),
            ("größer als ${größe}", [.text("größer als "), .placeholder(["größe"])]),
        ] as [(String, [Template.Segment])]
    )
    func segments(source: String, segments: [Template.Segment]) {
        #expect(Template(source).segments == segments)
    }

    @Test(
        "what only looks like a placeholder is text",
        arguments: ["$", "${", "${}", "${open", "$name", "$(name)", "${a..b}", "${.a}", "{name}", "100 $", "${a ${"]
    )
    func text(source: String) {
        #expect(Template(source).segments == [.text(source)])
    }

    @Test("what is written as a placeholder is told, with the names that are empty")
    func writtenPaths() {
        let paths = Template("$ ${ ${a.b} ${} ${.c} ${d.} ${e..f} ${g").writtenPaths
        #expect(paths == [["a", "b"], [""], ["", "c"], ["d", ""], ["e", "", "f"]])
    }

    @Test("an unclosed placeholder does not hide the next one")
    func unclosed() {
        #expect(Template("${a ${b}").segments == [.text("${a "), .placeholder(["b"])])
    }
}
