import Foundation
import TestSupport
import Testing

@Suite struct ListTests {
    private let definitions = PackageFolder.root.appendingPathComponent("Definitions")

    @Test("the list of the project's own definitions is the recorded one", arguments: ["text", "json"])
    func ownDefinitions(format: String) throws {
        try withTool { tool, folder in
            try FileManager.default.copyItem(at: definitions, to: folder.file("Definitions"))
            let result = try tool.run("list", "--format", format)
            #expect(result.succeeded)
            #expect(result.errorText.isEmpty)
            try Golden.expect(result.outputText, matches: "list.\(format == "text" ? "txt" : format)")
        }
    }

    @Test("the JSON list is valid JSON, even if there is nothing to list")
    func json() throws {
        try withTool { tool, folder in
            try folder.write("broken", to: "Broken.intentdefinition")
            let result = try tool.run("list", "Broken.intentdefinition", "--format", "json")
            #expect(result.status == 1)
            let object = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
            #expect(object?["formatVersion"] as? Int == 1)
            #expect((object?["definitions"] as? [Any])?.isEmpty == true)
        }
    }

    @Test("the list has the names that the class prefix makes")
    func classPrefix() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Shop.intentdefinition")
            let result = try tool.run("list", "Shop.intentdefinition", "--class-prefix", "XY")
            #expect(result.outputText.contains("XYOrderIntentHandling"))
        }
    }

    @Test("the list follows the configuration as 'build' does, and options win over it")
    func configuration() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop.intentdefinition")
            try folder.write(
                #"{ "version": 1, "classPrefix": "XY", "excludedIntents": ["Cancel"] }"#,
                to: "intentc.json"
            )
            let configured = try tool.run("list").outputText
            #expect(configured.contains(" XYOrderIntentHandling"))
            #expect(!configured.contains("CancelIntent"))
            let prefixed = try tool.run("list", "--class-prefix", "Z").outputText
            #expect(prefixed.contains(" ZOrderIntentHandling"))
            let plain = try tool.run("list", "--no-configuration").outputText
            #expect(plain.contains(" OrderIntentHandling"))
            #expect(plain.contains(" CancelIntentHandling"))
        }
    }

    @Test("an error in a configuration is reported at its location, and nothing is listed")
    func brokenConfiguration() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            try folder.write(#"{ "version": 1, "clasPrefix": "XY" }"#, to: "Other.json")
            let result = try tool.run("list", "--configuration", "Other.json")
            #expect(result.status == 1)
            #expect(result.errorText.hasPrefix("Other.json:1:17: error: "))
            #expect(result.outputText.isEmpty)
        }
    }

    @Test("real definitions are listed as valid JSON", .needsCorpus, arguments: Corpus.definitions)
    func corpus(file: Corpus.File) throws {
        try withTool { tool, _ in
            let result = try tool.run("list", file.url.path, "--format", "json")
            #expect(!result.wasKilled)
            #expect([0, 1].contains(result.status))
            _ = try JSONSerialization.jsonObject(with: result.output)
        }
    }
}
