import Foundation
import TestSupport
import Testing

@Suite("What build warns about") struct BuildWarningTests {
    private static let definition = Definitions.root(
        """
        <key>INIntents</key><array><dict>
        <key>INIntentClassPrefix</key><string>SP</string>
        <key>INIntentName</key><string>Order</string>
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>soup</string>
        <key>INIntentParameterType</key><string>String</string>
        </dict></array>
        <key>INIntentResponse</key><dict>
        <key>INIntentResponseCodes</key><array><dict>
        <key>INIntentResponseCodeConciseFormatString</key><string>${time}, ${times}</string>
        <key>INIntentResponseCodeFormatString</key><string>${soup} at ${time}: ${prise.total}</string>
        <key>INIntentResponseCodeName</key><string>success</string>
        </dict></array>
        <key>INIntentResponseParameters</key><array><dict>
        <key>INIntentResponseParameterName</key><string>time</string>
        <key>INIntentResponseParameterType</key><string>String</string>
        </dict></array>
        </dict>
        <key>INIntentTitle</key><string>Order soup</string>
        <key>INIntentTitleID</key><string>gpCwrM</string>
        </dict></array>
        """
    )

    private static let builds = [
        ["build"], ["build", "--single-module", "--single-file"], ["build", "--dialect", "objc"],
        ["build", "Definitions/Shop.intentdefinition", "--output-file", "Shop.swift"],
    ]

    private func withDefinition(_ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            try folder.write(Self.definition, to: "Definitions/Shop.intentdefinition")
            try body(tool, folder)
        }
    }

    @Test(
        "a stated prefix and placeholders that name nothing, at their places, and builds all the same",
        arguments: builds
    )
    func warnings(arguments: [String]) throws {
        try withDefinition { tool, folder in
            let result = try tool.run(arguments)
            #expect(result.succeeded)
            let lines = result.errorText.split(separator: "\n").map(String.init)
            #expect(lines.count == 3)
            #expect(
                lines.allSatisfy { $0.hasPrefix("Definitions/Shop.intentdefinition:") && $0.contains(" warning: ") }
            )
            #expect(lines.contains { $0.contains("'${times}' in a text of code 'success'") && $0.contains("'time'?") })
            #expect(lines.contains { $0.contains("'${prise.total}' in a text of code 'success'") })
            #expect(lines.contains { $0.contains("give '--class-prefix SP'") && $0.hasSuffix("[name-prefix]") })
        }
    }

    @Test("nothing that the configuration turns off, and no prefix that it gives")
    func configured() throws {
        try withDefinition { tool, folder in
            try folder.write(
                """
                { "version": 1, "classPrefix": "", "check": { "severities": { "response-placeholder": "off" } } }
                """,
                to: "intentc.json"
            )
            #expect(try tool.run("build").errorText == "")
            #expect(try tool.run("check", "--diagnostics", "short").outputText.contains("[name-prefix]") == false)
        }
    }

    @Test("a prefix is a finding of check once, and of 'generate' not at all")
    func otherCommands() throws {
        try withDefinition { tool, _ in
            let findings = try tool.run("check", "--diagnostics", "short").outputText.split(separator: "\n")
            #expect(findings.filter { $0.hasSuffix("[name-prefix]") }.count == 1)
            let definition = "Definitions/Shop.intentdefinition"
            #expect(try tool.run("generate", "-input", definition, "-output", "out").errorText == "")
        }
    }

    @Test("a table of another name with keys of the definition, and no other table")
    func tables() throws {
        try withDefinition { tool, folder in
            try folder.write(#"{ "version": 1, "classPrefix": "SP" }"#, to: "intentc.json")
            let table = "\"gpCwrM\" = \"Suppe bestellen\";\n"
            for (path, text) in [
                ("de.lproj/Intents", table), ("fr.lproj/Shop", table), ("fr.lproj/Intents", table),
                ("it.lproj/Localizable", table), ("nl.lproj/Other", "\"a\" = \"b\";\n"), ("pt.lproj/News", table),
            ] {
                try folder.write(text, to: "Definitions/\(path).strings")
            }
            try folder.write(Definitions.intents("Read"), to: "Definitions/News.intentdefinition")
            let result = try tool.run("build")
            #expect(result.succeeded)
            #expect(
                result.errorText.split(separator: "\n").filter { $0.contains("lproj") } == [
                    """
                    Definitions/de.lproj/Intents.strings: warning: the table is not read, though it has 1 keys of \
                    'Shop.intentdefinition'; rename it to 'Shop.strings' [l10n-table-mismatch]
                    """
                ]
            )
        }
    }
}
