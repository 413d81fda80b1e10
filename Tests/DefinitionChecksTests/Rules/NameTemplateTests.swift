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
                <!--! warning name-template: intent '\(name)' has the name of Xcode's template, and its class \
                '\(name)Intent' clashes with that of any other made from it; rename it, unless people have widgets or \
                shortcuts with it -->
                <string>\(name)</string>
                """
            )
        )
    }

    @Test(
        "other names, classes with a name of their own and intents of the system are left alone",
        arguments: [
            "<key>INIntentName</key><string>Configure</string>",
            "<key>INIntentName</key><string>Intent</string><key>INIntentClassName</key><string>SoupIntent</string>",
            "<key>INIntentName</key><string>Intent</string><key>INIntentType</key><string>System</string>",
        ]
    )
    func otherName(entries: String) throws {
        try expect(NameTemplate.self, in: .intent(entries))
    }
}
