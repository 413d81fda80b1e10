import Basics
import Foundation
import TestSupport
import Testing

@testable import DefinitionChecks

@Suite struct RulePageTests {
    private static let folder = PackageFolder.root.appendingPathComponent("Documentation/rules")

    @Test("the documentation has the page of each rule", arguments: RuleRegistry.ids)
    func page(id: Diagnostic.ID) throws {
        let description = RuleRegistry.description(of: id)
        try Golden.expect(
            Array(description.page.utf8),
            matches: Self.folder.appendingPathComponent("\(id.rawValue).md")
        )
    }

    @Test("the documentation has the index of the rules, and no page of any other rule")
    func index() throws {
        try Golden.expect(Array(RuleRegistry.index.utf8), matches: Self.folder.appendingPathComponent("README.md"))
        let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".md") }
        let expected = RuleRegistry.ids.map { "\($0.rawValue).md" } + ["README.md"]
        #expect(Set(pages).subtracting(expected) == [])
    }

    @Test("a page has at most 250 words", arguments: RuleRegistry.ids)
    func length(id: Diagnostic.ID) {
        let words = RuleRegistry.description(of: id).page.split(whereSeparator: \.isWhitespace)
        #expect(words.count <= 250)
    }

    @Test("a page wraps paragraphs and list items, and leaves examples as they are")
    func layout() {
        let description = RuleDescription(
            .enumEmpty,
            category: .intents,
            severity: .warning,
            summary: "the soup is cold",
            explanation: RuleExplanation(
                trigger: """
                    First line
                    of a paragraph.

                    - first
                    - \(String(repeating: "word ", count: 30))
                      last

                    Second paragraph.
                    """,
                importance: String(repeating: "word ", count: 30),
                wrong: "<cold/>\n  <soup/>",
                right: #"{"soup": "hot"}"#,
                remedy: "Heat it."
            )
        )
        #expect(
            description.page == """
                # enum-empty

                The soup is cold.

                Severity: warning. Category: intents, parameters, enums and types.

                ## When it's reported

                First line of a paragraph.

                - first
                - \(String(repeating: "word ", count: 19).dropLast())
                  \(String(repeating: "word ", count: 11))last

                Second paragraph.

                ## Why it matters

                \(String(repeating: "word ", count: 20).dropLast())
                \(String(repeating: "word ", count: 10).dropLast())

                ## Example

                Wrong:

                ```xml
                <cold/>
                  <soup/>
                ```

                Right:

                ```json
                {"soup": "hot"}
                ```

                ## What to do

                Heat it.

                """
        )
    }
}
