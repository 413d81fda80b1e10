import TestSupport
import Testing

/// Which tables `intentc check` takes for translations of which definition.
@Suite struct CheckTranslationTests {
    private let layoutFinding = """
        Shop/Shop.intentdefinition: warning: the tables in the '.lproj' folders belong to \
        'Shop/Base.lproj/Shop.intentdefinition', which has the same name as this definition; keep one of the two \
        [l10n-layout]
        """

    /// A definition of an intent with a parameter, whose texts have the keys `T`, `D` and `R`, or as given.
    private func definition(title: String = "Order ${soup}", keys: [String: String] = [:]) -> String {
        Definitions.root(
            """
            <key>INIntents</key><array><dict>
            <key>INIntentDescription</key><string>Orders a soup.</string>
            <key>INIntentDescriptionID</key><string>\(keys["D", default: "D"])</string>
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameters</key><array><dict>
            <key>INIntentParameterName</key><string>soup</string>
            <key>INIntentParameterType</key><string>String</string>
            </dict></array>
            <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
            <key>INIntentResponseCodeFormatString</key><string>Ordered.</string>
            <key>INIntentResponseCodeFormatStringID</key><string>\(keys["R", default: "R"])</string>
            <key>INIntentResponseCodeName</key><string>success</string>
            </dict></array></dict>
            <key>INIntentTitle</key><string>\(title)</string>
            <key>INIntentTitleID</key><string>\(keys["T", default: "T"])</string>
            </dict></array>
            """
        )
    }

    /// What is found about translations in definitions and a German table of them, a line each.
    private func findings(in definitions: [String: String], checking inputs: [String] = ["."]) throws -> [String] {
        var lines: [String] = []
        try withTool { tool, folder in
            for (path, text) in definitions { try folder.write(text, to: path) }
            let table = "\"D\" = \"Bestellt.\";\n\"R\" = \"Bestellt.\";\n\"T\" = \"${soup} bestellen\";\n"
            try folder.write(table, to: "Shop/de.lproj/Shop.strings")
            let output = try tool.run(["check", "--diagnostics", "short"] + inputs).outputText
            let ids = ["[l10n-", "[intent-description-missing]"]
            lines = output.split(separator: "\n").map(String.init).filter { line in ids.contains { line.contains($0) } }
        }
        return lines
    }

    @Test(
        "tables belong to the definition in an '.lproj' folder, whatever one of its name beside the folders says",
        arguments: [
            ("Order", [:]), ("Order ${meal}", [:]), ("Order ${soup}", ["T": "T2"]), ("Order ${soup}", ["D": "D2"]),
            ("Order ${soup}", ["R": "R2"]),
        ]
    )
    func localizedDefinition(title: String, keys: [String: String]) throws {
        let definitions = [
            "Shop/Base.lproj/Shop.intentdefinition": definition(),
            "Shop/Shop.intentdefinition": definition(title: title, keys: keys),
        ]
        #expect(try findings(in: definitions) == [layoutFinding])
        #expect(try findings(in: definitions, checking: ["Shop/Shop.intentdefinition"]) == [layoutFinding])
    }

    @Test("a text that only a definition beside the folders uses doesn't count as unused")
    func keysOfBoth() throws {
        let definitions = [
            "Shop/Base.lproj/Shop.intentdefinition": definition(keys: ["R": "T"]),
            "Shop/Shop.intentdefinition": definition(),
        ]
        #expect(try !findings(in: definitions).contains { $0.contains("l10n-key-orphan") })
    }

    @Test(
        "of a definition that is localized, and of one beside the folders with no other of its name, texts are missed"
    )
    func missing() throws {
        for path in ["Shop/Base.lproj/Shop.intentdefinition", "Shop/Shop.intentdefinition"] {
            let lines = try findings(in: [path: definition(title: "Order ${meal}", keys: ["D": "D2", "R": "R2"])])
            for id in ["intent-description-missing", "l10n-response-locale", "l10n-placeholder-mismatch"] {
                #expect(lines.filter { $0.hasSuffix("[\(id)]") }.count == 1, "\(path): \(lines)")
            }
        }
    }
}
