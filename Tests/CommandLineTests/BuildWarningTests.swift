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
            #expect(
                lines.contains { $0.contains(":13:68: warning: '${times}' names neither") && $0.contains("'time'?") }
            )
            #expect(lines.contains { $0.contains("'${prise.total}' names neither a property of the response nor") })
            #expect(lines.contains { $0.contains("pass '--class-prefix SP'") && $0.hasSuffix("[name-prefix]") })
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
                    Definitions/de.lproj/Intents.strings: warning: the table isn't read, although it has 1 key of \
                    'Shop.intentdefinition'; rename it to 'Shop.strings' [l10n-table-mismatch]
                    """
                ]
            )
        }
    }

    /// The texts of an intent that can have placeholders, and the rule about each.
    private static let texts = [
        ("INIntentParameterCombinationTitle", "summary-placeholder"),
        ("INIntentParameterCombinationSubtitle", "summary-placeholder"),
        ("Managed INIntentParameterCombinationTitle", "summary-placeholder"),
        ("Managed INIntentParameterCombinationSubtitle", "summary-placeholder"),
        ("INIntentParameterPromptDialogFormatString", "summary-placeholder"),
        ("INIntentParameterUnsupportedReasonFormatString", "summary-placeholder"),
        ("INIntentResponseCodeFormatString", "response-placeholder"),
        ("INIntentResponseCodeConciseFormatString", "response-placeholder"),
    ]

    /// A definition with a text in one of these places.
    private static func definition(_ text: String, in place: String) -> String {
        func entry(_ key: String) -> String {
            key == place ? "<key>\(key.split(separator: " ").last ?? "")</key><string>\(text)</string>" : ""
        }
        func combination(_ mark: String) -> String {
            """
            <dict><key>order,person</key><dict>
            \(entry(mark + "INIntentParameterCombinationSubtitle"))
            \(entry(mark + "INIntentParameterCombinationTitle"))
            </dict></dict>
            """
        }
        func members(_ prefix: String, _ names: String, _ rest: String = "") -> String {
            """
            <dict><key>\(prefix)Name</key><string>\(names)order</string>
            <key>\(prefix)ObjectType</key><string>Order</string>
            <key>\(prefix)Type</key><string>Object</string>\(rest)</dict>
            <dict><key>\(prefix)Name</key><string>\(names)person</string>
            <key>\(prefix)Type</key><string>Person</string></dict>
            """
        }
        return Definitions.root(
            """
            <key>INIntents</key><array><dict>
            <key>INIntentManagedParameterCombinations</key>\(combination("Managed "))
            <key>INIntentName</key><string>Buy</string>
            <key>INIntentParameterCombinations</key>\(combination(""))
            <key>INIntentParameters</key><array>\(members("INIntentParameter", "", """
                <key>INIntentParameterPromptDialogs</key><array><dict>
                \(entry("INIntentParameterPromptDialogFormatString"))
                <key>INIntentParameterPromptDialogType</key><string>Primary</string></dict></array>
                <key>INIntentParameterUnsupportedReasons</key><array><dict>
                <key>INIntentParameterUnsupportedReasonCode</key><string>gone</string>
                \(entry("INIntentParameterUnsupportedReasonFormatString"))</dict></array>
                """))</array>
            <key>INIntentResponse</key><dict>
            <key>INIntentResponseCodes</key><array><dict>
            \(entry("INIntentResponseCodeConciseFormatString"))
            \(entry("INIntentResponseCodeFormatString"))
            <key>INIntentResponseCodeName</key><string>success</string>
            </dict></array>
            <key>INIntentResponseParameters</key><array>\(members("INIntentResponseParameter", "own"))</array>
            </dict></dict></array>
            <key>INTypes</key><array><dict>
            <key>INTypeName</key><string>Order</string>
            <key>INTypeProperties</key><array><dict>
            <key>INTypePropertyName</key><string>total</string>
            <key>INTypePropertyType</key><string>Decimal</string>
            </dict></array></dict></array>
            """
        )
    }

    /// The findings about placeholders in some output, without their severities.
    private func placeholders(in text: String) -> Set<String> {
        let lines = text.split(separator: "\n").filter { $0.hasSuffix("-placeholder]") }
        return Set(lines.map { String($0).replacing(" error: ", with: " ").replacing(" warning: ", with: " ") })
    }

    @Test(
        "in every text, an unknown name or a path that doesn't lead on, in the words and at the place of check",
        arguments: texts
    )
    func placeholders(place: String, rule: String) throws {
        let valid = "${order.total} ${person.displayName} ${person}"
        let wrong = "${odrer} ${order.totla} ${order.total.x} ${person.nickname} ${person.nameComponents.x}"
        try withTool { tool, folder in
            try folder.write(
                Self.definition("\(valid) &lt; \(wrong)", in: place),
                to: "Definitions/Shop.intentdefinition"
            )
            let built = try tool.run("build")
            #expect(built.succeeded)
            let found = placeholders(in: built.errorText)
            #expect(found.count == 5)
            #expect(found.allSatisfy { $0.hasSuffix("[\(rule)]") })
            #expect(found.contains { $0.contains("'${person.nickname}' has no value: 'nickname' isn't a property of") })
            #expect(try placeholders(in: tool.run("check", "--diagnostics", "short").outputText) == found)
            #expect(try placeholders(in: tool.run("build", "--verify").errorText) == found)
            try folder.write(Self.definition(valid, in: place), to: "Definitions/Shop.intentdefinition")
            #expect(try placeholders(in: tool.run("build").errorText) == [])
        }
    }

    /// Suppressions and excluded paths, and the rules about `${prise.total}`, `${times}` and the prefix that are left.
    private static let suppressions = [
        (#"{ "rule": "response-placeholder", "path": "Definitions/Shop.intentdefinition" }"#, ["name-prefix"]),
        (
            #"{ "rule": "name-prefix", "path": "Definitions/Shop.intentdefinition", "at": "intents/order" }"#,
            ["response-placeholder", "response-placeholder"]
        ),
        (
            """
            { "rule": "response-placeholder", "path": "Definitions/Shop.intentdefinition",
              "at": "intents/Order/response/codes/success/formatString", "reason": "said elsewhere" }
            """,
            ["name-prefix", "response-placeholder"]
        ),
        (
            #"{ "rule": "response-placeholder", "path": "Definitions/Shop.intentdefinition", "at": "intents/2" }"#,
            ["name-prefix", "response-placeholder", "response-placeholder"]
        ),
        (
            #"{ "rule": "response-placeholder", "path": "Shop.intentdefinition" }"#,
            ["name-prefix", "response-placeholder", "response-placeholder"]
        ),
        (
            #"{ "rule": "summary-placeholder", "path": "Definitions/Shop.intentdefinition" }"#,
            ["name-prefix", "response-placeholder", "response-placeholder"]
        ),
    ]

    /// The rules in brackets at the ends of lines, sorted, of those that a build applies.
    private func rules(in text: String) -> [String] {
        let rules = ["name-prefix", "response-placeholder", "summary-placeholder", "l10n-table-mismatch"]
        return text.split(separator: "\n").compactMap { line in rules.first { line.hasSuffix("[\($0)]") } }.sorted()
    }

    @Test("no findings that are suppressed, as in check", arguments: suppressions)
    func suppressed(suppression: String, left: [String]) throws {
        try withDefinition { tool, folder in
            try folder.write(
                #"{ "version": 1, "check": { "suppressions": [\#(suppression)] } }"#,
                to: "intentc.json"
            )
            for arguments in Self.builds.filter({ !$0.contains("objc") }) {
                #expect(try rules(in: tool.run(arguments).errorText) == left)
            }
            #expect(try rules(in: tool.run("build", "--verify").errorText) == left)
            #expect(try rules(in: tool.run("build", "--dry-run").errorText) == left)
            #expect(try rules(in: tool.run("check", "--diagnostics", "short").outputText) == left)
        }
    }

    @Test(
        "no table that is suppressed by its own path or that of its definition, as in check",
        arguments: [
            ("Definitions/Shop.intentdefinition", true), ("Definitions/de.lproj/Old.strings", true),
            ("Definitions/de.lproj/Shop.strings", false),
        ]
    )
    func suppressedTable(path: String, isMet: Bool) throws {
        try withDefinition { tool, folder in
            try folder.write("\"gpCwrM\" = \"Suppe bestellen\";\n", to: "Definitions/de.lproj/Old.strings")
            try folder.write(
                """
                { "version": 1, "check": { "suppressions": [{ "rule": "l10n-table-mismatch", "path": "\(path)" }] } }
                """,
                to: "intentc.json"
            )
            for text in [
                try tool.run("build").errorText, try tool.run("check", "--diagnostics", "short").outputText,
            ] {
                #expect(rules(in: text).contains("l10n-table-mismatch") == !isMet)
            }
        }
    }

    @Test(
        "a prefix that is accepted is not reported by 'list' either",
        arguments: [
            #""severities": { "name-prefix": "off" }"#, #""excludedPaths": ["Definitions"]"#,
            #""suppressions": [{ "rule": "name-prefix", "path": "Definitions/Shop.intentdefinition" }]"#,
        ]
    )
    func list(checks: String) throws {
        try withDefinition { tool, folder in
            #expect(try rules(in: tool.run("list").errorText) == ["name-prefix"])
            try folder.write(#"{ "version": 1, "check": { \#(checks) } }"#, to: "intentc.json")
            let result = try tool.run("list")
            #expect(result.succeeded)
            #expect(rules(in: result.errorText) == [])
            #expect(result.outputText.contains("OrderIntent"))
        }
    }

    @Test("suppressed findings in SARIF, with their reason")
    func suppressedInSARIF() throws {
        try withDefinition { tool, folder in
            try folder.write(
                """
                { "version": 1, "classPrefix": "SP", "check": { "suppressions": [{ "rule": "response-placeholder",
                  "path": "Definitions/Shop.intentdefinition", "reason": "said elsewhere" }] } }
                """,
                to: "intentc.json"
            )
            let text = try tool.run("build", "--diagnostics", "sarif").errorText
            #expect(text.contains("said elsewhere"))
            #expect(text.contains("'${prise.total}' names neither"))
        }
    }

    @Test("nothing about a definition that the configuration excludes from checks")
    func excluded() throws {
        try withDefinition { tool, folder in
            try folder.write(
                #"{ "version": 1, "check": { "excludedPaths": ["Definitions"] } }"#,
                to: "intentc.json"
            )
            let result = try tool.run("build")
            #expect(result.succeeded)
            #expect(result.errorText == "")
        }
    }

    @Test("findings with the severity that the configuration gives them", arguments: ["error", "warning", "note"])
    func severities(severity: String) throws {
        try withDefinition { tool, folder in
            try folder.write(
                #"{ "version": 1, "check": { "severities": { "name-prefix": "\#(severity)" } } }"#,
                to: "intentc.json"
            )
            let result = try tool.run("build")
            #expect(result.succeeded == (severity != "error"))
            #expect(
                result.errorText.split(separator: "\n").contains { $0.contains(" \(severity): the definition states") }
            )
        }
    }

    @Test(
        "nothing besides the errors of a configuration that is refused",
        arguments: ["{}", #"{ "version": 2 }"#, "{", #"{ "version": 1, "clasPrefix": "SP" }"#]
    )
    func refused(configuration: String) throws {
        try withDefinition { tool, folder in
            try folder.write("\"gpCwrM\" = \"Suppe bestellen\";\n", to: "Definitions/de.lproj/Old.strings")
            try folder.write(configuration, to: "intentc.json")
            for arguments in Self.builds {
                let result = try tool.run(arguments)
                #expect(result.status == 1)
                let lines = result.errorText.split(separator: "\n")
                #expect(lines.count == 1)
                #expect(lines[0].hasPrefix("intentc.json:1:"))
            }
        }
    }

    @Test(
        "a table of another name in any form, and none of an app, as check does",
        arguments: [
            ("de.lproj/%.strings", "table"), ("de.lproj/%.stringsdict", "table"), ("%.xcstrings", "string catalog"),
            ("de.lproj/%.xcstrings", "string catalog"),
        ]
    )
    func tableForms(pattern: String, noun: String) throws {
        let texts = [
            ".strings": "\"gpCwrM\" = \"Suppe bestellen\";\n",
            ".stringsdict": """
            <plist><dict><key>gpCwrM</key><dict><key>NSStringLocalizedFormatKey</key><string>Suppe</string></dict>
            </dict></plist>
            """,
            ".xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"gpCwrM": {"localizations": {"de":
            {"stringUnit": {"state": "translated", "value": "Suppe bestellen"}}}}}}
            """,
        ]
        let (suffix, text) = try #require(texts.first { pattern.hasSuffix($0.key) })
        for name in ["Old", "Localizable", "InfoPlist", "AppShortcuts", "News"] {
            try withDefinition { tool, folder in
                try folder.write(Definitions.intents("Read"), to: "Definitions/News.intentdefinition")
                let path = "Definitions/" + pattern.replacing("%", with: name)
                try folder.write(text, to: path)
                let expected = """
                    the \(noun) isn't read, although it has 1 key of 'Shop.intentdefinition'; rename it to 'Shop\(suffix)' \
                    [l10n-table-mismatch]
                    """
                for (text, severity) in [
                    (try tool.run("build").errorText, "warning"),
                    (try tool.run("check", "--diagnostics", "short").outputText, "error"),
                ] {
                    let lines = text.split(separator: "\n").filter { $0.hasSuffix("[l10n-table-mismatch]") }
                    #expect(lines.map(String.init) == (name == "Old" ? ["\(path): \(severity): \(expected)"] : []))
                }
            }
        }
    }
}
