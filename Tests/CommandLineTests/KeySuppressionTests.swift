import Foundation
import TestSupport
import Testing

/// Which of the translation keys that a finding is about a suppression accepts.
@Suite("Suppressions of single keys") struct KeySuppressionTests {
    private static let definition = "App/Base.lproj/Shop.intentdefinition"
    private static let missingKeys = ["C-E1", "C-E2", "E1", "E2", "P1", "P2"]

    /// A project whose German and French tables lack the same texts.
    private func withShop(_ body: (Shop) throws -> Void) throws {
        func text(_ prefix: String, _ text: String, _ key: String) -> String {
            "<key>\(prefix)</key><string>\(text)</string><key>\(prefix)ID</key><string>\(key)</string>"
        }
        func parameter(_ name: String, _ key: String) -> String {
            """
            <dict>\(text("INIntentParameterDisplayName", name, key))
            <key>INIntentParameterName</key><string>\(name)</string>
            <key>INIntentParameterType</key><string>String</string></dict>
            """
        }
        let codes = [("success", "R1"), ("failure", "R2")].map { name, key in
            """
            <dict>\(text("INIntentResponseCodeFormatString", "The \(name).", key))
            <key>INIntentResponseCodeName</key><string>\(name)</string></dict>
            """
        }
        let cases = [("small", 1, "E1"), ("large", 2, "E2")].map { name, index, key in
            """
            <dict>\(text("INEnumValueDisplayName", name, key))<key>INEnumValueIndex</key><integer>\(index)</integer>
            <key>INEnumValueName</key><string>\(name)</string></dict>
            """
        }
        let root = Definitions.root(
            """
            <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
            <key>INEnumValues</key><array>\(cases.joined())</array></dict></array>
            <key>INIntents</key><array><dict>
            \(text("INIntentDescription", "Orders a soup.", "D"))
            <key>INIntentName</key><string>Order</string>
            <key>INIntentParameterCombinations</key><dict><key>size</key><dict>
            \(text("INIntentParameterCombinationTitle", "Order a bowl of ${size}", "C"))</dict></dict>
            <key>INIntentParameters</key><array>\(parameter("soup", "P1"))\(parameter("bowl", "P2"))
            <dict><key>INIntentParameterEnumType</key><string>Size</string>
            <key>INIntentParameterName</key><string>size</string>
            <key>INIntentParameterType</key><string>Integer</string></dict></array>
            <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>\(codes.joined())</array></dict>
            \(text("INIntentTitle", "Order a soup", "T"))
            </dict></array>
            """
        )
        try withTool { tool, folder in
            try folder.write(root, to: Self.definition)
            for language in ["de", "fr"] {
                try folder.write("\"D\" = \"x\";\n\"T\" = \"y\";\n", to: "App/\(language).lproj/Shop.strings")
            }
            try body(Shop(tool: tool, folder: folder))
        }
    }

    private struct Shop {
        let tool: ToolRunner
        let folder: TemporaryFolder

        func suppress(_ rule: String, path: String = definition, at element: String) throws {
            let suppression = "{\"rule\": \"\(rule)\", \"path\": \"\(path)\", \"at\": \"\(element)\"}"
            try folder.write("{\"version\": 1, \"check\": {\"suppressions\": [\(suppression)]}}", to: "intentc.json")
        }

        func findings() throws -> [[String: Any]] {
            try tool.run("check", "--diagnostics", "json").outputText.split(separator: "\n").compactMap {
                try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
        }

        /// The keys that the findings of a rule are about, for each language.
        func keys(of rule: String) throws -> [String: [String]] {
            let found = try findings().filter { $0["id"] as? String == rule }
            let parts = found.flatMap { $0["parts"] as? [[String: Any]] ?? [$0] }
            return parts.reduce(into: [:]) { keys, part in
                for language in part["languages"] as? [String] ?? [] {
                    keys[language] = ((keys[language] ?? []) + (part["keys"] as? [String] ?? [])).sorted()
                }
            }
        }

        var reportsUnused: Bool {
            get throws { try findings().contains { $0["id"] as? String == "suppression-unused" } }
        }
    }

    @Test(
        "a key, or a part of the definition, accepts of the texts without translation those that it names",
        arguments: [
            ("P1", ["P1"]), ("intents/Order/parameters/soup", ["P1"]), ("INTENTS/order/Parameters", ["P1", "P2"]),
            ("C-E1", ["C-E1"]), ("C", ["C-E1", "C-E2"]), ("enums/Size/values/large", ["E2"]),
            ("enums", ["E1", "E2"]), ("intents", ["C-E1", "C-E2", "P1", "P2"]),
        ]
    )
    func missing(element: String, accepted: [String]) throws {
        try withShop { shop in
            try shop.suppress("l10n-key-missing", at: element)
            let expected = Self.missingKeys.filter { !accepted.contains($0) }
            #expect(try shop.keys(of: "l10n-key-missing") == ["de": expected, "fr": expected])
            #expect(try !shop.reportsUnused)
            let texts = try shop.findings().filter { $0["id"] as? String == "l10n-key-missing" }
            #expect(texts.count == 1)
            for key in accepted { #expect(!"\(texts)".contains("'\(key)'")) }
        }
    }

    @Test(
        "a suppression of a key that isn't used matches nothing, and is reported",
        arguments: ["P3", "p1", "intents/Pay", "E"]
    )
    func unused(element: String) throws {
        try withShop { shop in
            try shop.suppress("l10n-key-missing", at: element)
            #expect(try shop.keys(of: "l10n-key-missing") == ["de": Self.missingKeys, "fr": Self.missingKeys])
            #expect(try shop.reportsUnused)
        }
    }

    @Test("a key of one table is accepted in its language", arguments: ["P1", "intents/Order/parameters/soup"])
    func oneLanguage(element: String) throws {
        try withShop { shop in
            try shop.suppress("l10n-key-missing", path: "App/de.lproj/Shop.strings", at: element)
            let german = Self.missingKeys.filter { $0 != "P1" }
            #expect(try shop.keys(of: "l10n-key-missing") == ["de": german, "fr": Self.missingKeys])
            #expect(try !shop.reportsUnused)
        }
    }

    @Test(
        "responses are accepted one by one",
        arguments: [
            ("R1", ["R2"]), ("R2", ["R1"]), ("intents/Order/response/codes/failure", ["R1"]), ("intents/Order", []),
        ]
    )
    func responses(element: String, expected: [String]) throws {
        try withShop { shop in
            try shop.suppress("l10n-response-locale", at: element)
            let keys = expected.isEmpty ? [:] : ["de": expected, "fr": expected]
            #expect(try shop.keys(of: "l10n-response-locale") == keys)
            #expect(try !shop.reportsUnused)
        }
    }

    @Test(
        "entries that were filled in are accepted one by one, including the first entry of a table",
        arguments: ["C-E1", "P2", "R2", "intents/Order/parameters/bowl"]
    )
    func untranslated(element: String) throws {
        try withShop { shop in
            try shop.tool.run("check", "--fix")
            let all = try shop.keys(of: "l10n-untranslated")
            #expect(all["de"] == (Self.missingKeys + ["R1", "R2"]).sorted())
            try shop.suppress("l10n-untranslated", at: element)
            let accepted = element.contains("/") ? "P2" : element
            #expect(try shop.keys(of: "l10n-untranslated") == all.mapValues { $0.filter { $0 != accepted } })
            #expect(try !shop.reportsUnused)
        }
    }

    @Test("accepted texts aren't filled in, and all others are", arguments: ["P1", "intents/Order/parameters/soup"])
    func fix(element: String) throws {
        try withShop { shop in
            try shop.suppress("l10n-key-missing", at: element)
            try shop.tool.run("check", "--fix")
            for language in ["de", "fr"] {
                let table = try shop.folder.text(of: "App/\(language).lproj/Shop.strings")
                for key in Self.missingKeys { #expect(table.contains("\"\(key)\" = ") == (key != "P1"), "\(key)") }
            }
        }
    }

    @Test("a title is accepted without the others, which are filled in", arguments: [0, 1, 2])
    func titles(accepted: Int) throws {
        try withTool { tool, folder in
            let intents = (0..<3).map { index in
                """
                <dict><key>INIntentName</key><string>Order\(index)</string><key>INIntentTitle</key>
                <string>Order the soup \(index)</string><key>INIntentTitleID</key><string>T\(index)</string></dict>
                """
            }
            try folder.write(
                Definitions.root("<key>INIntents</key><array>\(intents.joined())</array>"),
                to: Self.definition
            )
            try folder.write("\"X\" = \"x\";\n", to: "App/de.lproj/Shop.strings")
            let shop = Shop(tool: tool, folder: folder)
            for element in ["T\(accepted)", "intents/Order\(accepted)/title"] {
                try folder.write("\"X\" = \"x\";\n", to: "App/de.lproj/Shop.strings")
                try shop.suppress("l10n-title-missing", at: element)
                let expected = ["T0", "T1", "T2"].filter { $0 != "T\(accepted)" }
                #expect(try shop.keys(of: "l10n-title-missing") == ["de": expected])
                try tool.run("check", "--fix")
                let table = try folder.text(of: "App/de.lproj/Shop.strings")
                #expect((0..<3).filter { table.contains("\"T\($0)\" = ") } == (0..<3).filter { $0 != accepted })
            }
        }
    }
}
