import Basics
import Testing

@testable import DefinitionChecks

@Suite struct NameTemplateTests {
    @Test("the names of Xcode's templates are warnings", arguments: ["Configuration", "Intent"])
    func templateName(name: String) throws {
        try expect(
            NameTemplate.self,
            in: .intent(
                """
                <key>INIntentName</key>
                <!--! warning name-template: intent '\(name)' still has the name from Xcode's template, so its class \
                '\(name)Intent' clashes with any other made from it; rename it unless saved widgets or shortcuts use \
                it -->
                <string>\(name)</string>
                """
            )
        )
    }

    @Test(
        "other names, explicit class names and intents of the system aren't reported",
        arguments: [
            "<key>INIntentName</key><string>Configure</string>",
            "<key>INIntentName</key><string>Intent</string><key>INIntentClassName</key><string>SoupIntent</string>",
            "<key>INIntentName</key><string>Intent</string><key>INIntentType</key><string>System</string>",
        ]
    )
    func otherName(entries: String) throws {
        try expect(NameTemplate.self, in: .intent(entries))
    }

    private func intent(_ name: String, title: String, className: String = "") -> DefinitionText {
        .intent(
            """
            \(className)<key>INIntentName</key>
            <string>\(name)</string>
            <key>INIntentTitle</key>
            <string>\(title)</string>
            """
        )
    }

    @Test("the fix-it makes a name from the title")
    func fixIt() throws {
        try expect(
            NameTemplate.self,
            toTurn: intent("Configuration", title: "Select a station"),
            into: intent("SelectAStation", title: "Select a station")
        )
    }

    @Test("another fix-it renames the intent and keeps its class")
    func keepsClass() throws {
        let text = intent("Intent", title: "Select station").xml
        let subject = try CheckSubject(of: [text])
        let finding = try #require(subject.findings(of: NameTemplate.self, in: subject.definitions[0]).first)
        #expect(finding.fixIts.map(\.isSafe) == [false, false])
        let edits = try #require(finding.fixIts.last).edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let fixed = String(decoding: try #require(edits.applied(to: Array(text.utf8))), as: UTF8.self)
        let className = "<key>INIntentClassName</key>\n<string>IntentIntent</string>\n"
        #expect(fixed == intent("SelectStation", title: "Select station", className: className).xml)
    }

    @Test("a title that says no more than the template gives no name", arguments: ["Configuration", "", "!?"])
    func noFixIt(title: String) throws {
        let subject = try CheckSubject(of: [intent("Configuration", title: title).xml])
        #expect(subject.findings(of: NameTemplate.self, in: subject.definitions[0]).map(\.fixIts.count) == [0])
    }
}
