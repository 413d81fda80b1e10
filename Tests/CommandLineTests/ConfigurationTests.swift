import Foundation
import TestSupport
import Testing

@Suite("intentc.json") struct ConfigurationTests {
    private static let order = "Generated/Shop/OrderIntent.swift"

    /// Gives a test a package with one definition and a configuration in its root.
    private func withPackage(_ json: String, _ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            try folder.write("", to: "Package.swift")
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop.intentdefinition")
            try folder.write(json, to: "intentc.json")
            try body(tool, folder)
        }
    }

    @Test("the file sets what the options leave open")
    func setsDefaults() throws {
        let json = """
            { "version": 1, "visibility": "internal", "classPrefix": "XY", "dialect": "apple", "isolation": "none" }
            """
        try withPackage(json) { tool, folder in
            #expect(try tool.run("build").succeeded)
            #expect(try folder.paths(below: "Generated").count == 2)
            let text = try folder.text(of: "Generated/Shop/XYOrderIntent.swift")
            #expect(text.contains("\ninternal class XYOrderIntent: INIntent"))
            #expect(!text.contains("nonisolated"))
        }
    }

    @Test("options win over the file")
    func optionsWin() throws {
        try withPackage(#"{ "version": 1, "visibility": "internal", "classPrefix": "XY" }"#) { tool, folder in
            #expect(try tool.build("--visibility", "package").succeeded)
            let text = try folder.text(of: "Generated/Shop/XYOrderIntent.swift")
            #expect(text.contains("\npackage nonisolated class XYOrderIntent: INIntent"))
        }
    }

    @Test("the file nearest to a definition applies, but none above its package")
    func nearest() throws {
        try withTool { tool, folder in
            try folder.write(#"{ "version": 1, "classPrefix": "Outside" }"#, to: "intentc.json")
            for (path, prefix) in [("A/intentc.json", "Root"), ("A/Sub/intentc.json", "Near")] {
                try folder.write(#"{ "version": 1, "classPrefix": "\#(prefix)" }"#, to: path)
            }
            for package in ["A", "B"] { try folder.write("", to: "\(package)/Package.swift") }
            for path in ["A/Far/F", "A/Sub/Deep/N", "B/N"] {
                try folder.write(Definitions.intents("Order"), to: "\(path).intentdefinition")
            }
            #expect(try tool.build(".").succeeded)
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/A/Far/F/RootOrderIntent.swift", "Generated/A/Sub/Deep/N/NearOrderIntent.swift",
                    "Generated/B/N/OrderIntent.swift",
                ]
            )
        }
    }

    @Test("without a package the search ends at the working folder")
    func workingFolder() throws {
        try withTool { tool, folder in
            try folder.write(#"{ "version": 1, "classPrefix": "XY" }"#, to: "intentc.json")
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            #expect(try tool.build().succeeded)
            #expect(try folder.paths(below: "Generated") == ["Generated/Shop/XYOrderIntent.swift"])
            let inside = Subprocess(
                ToolRunner.tool,
                ["build", ".", "--dialect", "apple"],
                directory: folder.file("Definitions")
            )
            #expect(try inside.run(timeout: 60).succeeded)
            #expect(
                try folder.paths(below: "Definitions/Generated") == ["Definitions/Generated/Shop/OrderIntent.swift"]
            )
        }
    }

    @Test("a named file applies to all definitions, and --no-configuration to none")
    func choice() throws {
        try withPackage(#"{ "version": 1, "classPrefix": "Near" }"#) { tool, folder in
            try folder.write(#"{ "version": 1, "classPrefix": "Named" }"#, to: "other.json")
            #expect(try tool.build("--configuration", "other.json").succeeded)
            #expect(FileManager.default.fileExists(atPath: folder.file("Generated/Shop/NamedOrderIntent.swift").path))
            #expect(try tool.build("--no-configuration").succeeded)
            #expect(FileManager.default.fileExists(atPath: folder.file(Self.order).path))
        }
    }

    @Test("an error in the file is reported at its location, and keeps the last good output")
    func brokenFile() throws {
        try withPackage(#"{ "version": 1 }"#) { tool, folder in
            #expect(try tool.build().succeeded)
            let files = try folder.contents(of: "Generated")
            try folder.write("{ \"version\": 1,\n  \"visibility\": \"pubic\" }", to: "intentc.json")
            try folder.write(Definitions.intents("Order"), to: "Definitions/News.intentdefinition")
            let result = try tool.build()
            #expect(result.status == 1)
            #expect(
                result.errorText == """
                    intentc.json:2:17: error: unknown value 'pubic'; valid values are 'public', 'package', 'internal'; \
                    did you mean 'public'? [configuration-value]

                    """
            )
            #expect(try folder.contents(of: "Generated") == files)
        }
    }

    @Test("a named file that can't be read is an error")
    func missingFile() throws {
        try withPackage(#"{ "version": 1 }"#) { tool, _ in
            let result = try tool.build("--configuration", "other.json")
            #expect(result.status == 74)
            #expect(result.errorText.hasPrefix("other.json: error: can't be read (No such file or directory)"))
        }
    }

    @Test("--verify fails when the file has changed what would be generated")
    func verify() throws {
        try withPackage(#"{ "version": 1 }"#) { tool, folder in
            #expect(try tool.build().succeeded)
            #expect(try tool.build("--verify").succeeded)
            try folder.write(#"{ "version": 1, "visibility": "package" }"#, to: "intentc.json")
            let result = try tool.build("--verify")
            #expect(result.status == 1)
            #expect(result.errorText.contains("\(Self.order): error: "))
        }
    }

    @Test("--watch builds again when the file appears, changes and goes")
    func watch() throws {
        try withPackage("{}") { tool, folder in
            func exists(_ name: String) -> Bool {
                FileManager.default.fileExists(atPath: folder.file("Generated/Shop/\(name).swift").path)
            }
            try FileManager.default.removeItem(at: folder.file("intentc.json"))
            let result = try tool.build("--watch") { process in
                #expect(waitUntil { exists("OrderIntent") })
                try folder.write(#"{ "version": 1, "classPrefix": "A" }"#, to: "intentc.json")
                #expect(waitUntil { exists("AOrderIntent") })
                try folder.write(#"{ "version": 1, "classPrefix": "Bee" }"#, to: "intentc.json")
                #expect(waitUntil { exists("BeeOrderIntent") })
                try FileManager.default.removeItem(at: folder.file("intentc.json"))
                #expect(waitUntil { exists("OrderIntent") && !exists("BeeOrderIntent") })
                kill(process, SIGTERM)
            }
            #expect(result.succeeded)
        }
    }

    @Test("excluded intents generate nothing, and their old files are removed")
    func excludedIntents() throws {
        try withPackage(#"{ "version": 1 }"#) { tool, folder in
            #expect(try tool.build().succeeded)
            try folder.write(#"{ "version": 1, "excludedIntents": ["Cancel"] }"#, to: "intentc.json")
            #expect(try tool.build().succeeded)
            #expect(try folder.paths(below: "Generated") == [Self.order])
        }
    }

    @Test("an excluded intent that no definition has is an error, with the one that was meant")
    func unknownExcludedIntent() throws {
        try withPackage("{ \"version\": 1,\n\"excludedIntents\": [\"Cancel\", \"Ordr\"] }") { tool, folder in
            let result = try tool.build()
            #expect(result.status == 1)
            #expect(
                result.errorText == """
                    intentc.json:2:31: error: no definition has an intent 'Ordr'; remove it, or name one that \
                    exists; did you mean 'Order'? [configuration-value]

                    """
            )
            #expect(try folder.paths(below: "Generated").isEmpty)
        }
    }

    @Test("an excluded intent of a definition outside of a run isn't an error")
    func excludedIntentElsewhere() throws {
        try withPackage(#"{ "version": 1, "excludedIntents": ["Read"] }"#) { tool, folder in
            #expect(try tool.build("Definitions/Shop.intentdefinition").status == 1)
            try folder.write(Definitions.intents("Read"), to: "Sources/News.intentdefinition")
            #expect(try tool.build("Definitions/Shop.intentdefinition").succeeded)
            try folder.write(#"{ "version": 1 }"#, to: "Sources/intentc.json")
            #expect(try tool.build("Definitions/Shop.intentdefinition").status == 1)
            try folder.write("broken", to: "Other.intentdefinition")
            #expect(try tool.build("Definitions/Shop.intentdefinition").succeeded)
        }
    }
}
