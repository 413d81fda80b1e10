import Foundation
import TestSupport
import Testing

@Suite struct DumpTests {
    @Test("a dump is the model as JSON")
    func dump() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", description: "A &amp; \"B\""), to: "Shop.intentdefinition")
            let result = try tool.run("dump", "Shop.intentdefinition")
            #expect(result.succeeded)
            #expect(result.errorText.isEmpty)
            let object = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
            let intent = try #require((object?["intents"] as? [[String: Any]])?.first)
            #expect(intent["name"] as? String == "Order")
            #expect(intent["description"] as? String == "A & \"B\"")
        }
    }

    @Test("a definition that can't be read is not dumped")
    func broken() throws {
        try withTool { tool, folder in
            try folder.write("broken", to: "Shop.intentdefinition")
            let result = try tool.run("dump", "Shop.intentdefinition")
            #expect(result.status == 1)
            #expect(result.outputText.isEmpty)
            #expect(result.errorText.hasPrefix("Shop.intentdefinition:1:1: error: "))
        }
    }

    @Test("dumps of real definitions are valid JSON", .needsCorpus, arguments: Corpus.definitions)
    func corpus(file: Corpus.File) throws {
        try withTool { tool, _ in
            let result = try tool.run("dump", file.url.path)
            #expect(!result.wasKilled)
            if result.succeeded { _ = try JSONSerialization.jsonObject(with: result.output) }
            #expect(
                result.succeeded == result.errorText.split(separator: "\n").allSatisfy { !$0.contains(": error: ") }
            )
        }
    }
}
