import Foundation
import TestSupport
import Testing

@Suite struct StaleOutputTests {
    /// Two definitions that were built, in `Definitions/Shop` and `Definitions/News`.
    private func withBuiltShopAndNews(_ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Definitions/Shop/Shop.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: "Definitions/News/News.intentdefinition")
            #expect(try tool.build().succeeded)
            try body(tool, folder)
        }
    }

    @Test("a file that a definition generates no longer is removed")
    func removedIntent() throws {
        try withBuiltShopAndNews { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop/Shop.intentdefinition")
            let result = try tool.build("--verbose")
            #expect(
                result.outputText == """
                    unchanged Generated/News/News/ReadIntent.swift
                    removed Generated/Shop/Shop/CancelIntent.swift
                    unchanged Generated/Shop/Shop/OrderIntent.swift
                    2 definitions: 0 files written, 2 unchanged, 1 removed

                    """
            )
            #expect(!FileManager.default.fileExists(atPath: folder.file("Generated/Shop/Shop/CancelIntent.swift").path))
        }
    }

    @Test("the files of a definition that is gone are removed, and the folders that this leaves empty")
    func removedDefinition() throws {
        try withBuiltShopAndNews { tool, folder in
            try FileManager.default.removeItem(at: folder.file("Definitions/Shop"))
            #expect(try tool.build().outputText == "1 definition: 0 files written, 1 unchanged, 2 removed\n")
            #expect(try folder.paths(below: "Generated") == ["Generated/News/News/ReadIntent.swift"])
            #expect(!FileManager.default.fileExists(atPath: folder.file("Generated/Shop").path))
        }
    }

    @Test("the files of the last definition in a folder are removed with it, and of a folder that is gone they stay")
    func lastDefinition() throws {
        try withBuiltShopAndNews { tool, folder in
            try FileManager.default.removeItem(at: folder.file("Definitions/News/News.intentdefinition"))
            let news = try tool.run("build", "Definitions/News")
            #expect(news.status == 74)
            #expect(news.outputText == "0 definitions: 0 files written, 0 unchanged, 1 removed\n")

            try FileManager.default.removeItem(at: folder.file("Definitions/Shop"))
            let shop = try tool.run("build", "Definitions/Shop")
            #expect(shop.status == 74)
            #expect(shop.outputText == "0 definitions: 0 files written, 0 unchanged\n")
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/Shop/Shop/CancelIntent.swift", "Generated/Shop/Shop/OrderIntent.swift",
                ]
            )
        }
    }

    @Test("of Objective-C a file that a definition generates no longer is removed, and Swift for Objective-C")
    func removedObjectiveC() throws {
        try withBuiltShopAndNews { tool, folder in
            #expect(
                try tool.build("--dialect", "objc").outputText
                    == "2 definitions: 6 files written, 0 unchanged, 3 removed\n"
            )
            try folder.write("#import <Intents/Intents.h>\n", to: "Generated/Shop/Shop/Mine.h")
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop/Shop.intentdefinition")
            let verification = try tool.build("--dialect", "objc", "--verify")
            #expect(verification.status == 1)
            #expect(verification.errorText.contains("Shop/CancelIntent.h: error: no longer generated from"))
            #expect(verification.errorText.contains("Shop/CancelIntent.m: error: no longer generated from"))
            try tool.build("--dialect", "objc")
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/News/News/ReadIntent.h", "Generated/News/News/ReadIntent.m",
                    "Generated/Shop/Shop/Mine.h", "Generated/Shop/Shop/OrderIntent.h",
                    "Generated/Shop/Shop/OrderIntent.m",
                ]
            )
        }
    }

    @Test("a definition that is renamed takes its files along")
    func renamedDefinition() throws {
        try withBuiltShopAndNews { tool, folder in
            try FileManager.default.moveItem(
                at: folder.file("Definitions/News/News.intentdefinition"),
                to: folder.file("Definitions/News/Paper.intentdefinition")
            )
            #expect(try tool.build().outputText == "2 definitions: 1 file written, 2 unchanged, 1 removed\n")
            #expect(try folder.paths(below: "Generated/News") == ["Generated/News/Paper/ReadIntent.swift"])
        }
    }

    @Test("files that do not bear the header are left alone, wherever they are and whatever they are called")
    func foreignFiles() throws {
        try withBuiltShopAndNews { tool, folder in
            let foreign = [
                "Generated/Shop/Shop/Extra.swift", "Generated/Shop/Shop/notes.txt", "Generated/Other/.hidden/A.swift",
                "Generated/Shop/Shop/.intentc-1.tmp", "Generated/Shop/Shop/.intentc-999999999.tmp",
                "Generated/Shop/Shop/.intentc-999999999-1f-2e.tmp", "Generated/Shop/Shop/.intentc-notes.tmp",
            ]
            for path in foreign { try folder.write("// mine\n", to: path) }
            let generated = try folder.text(of: "Generated/Shop/Shop/OrderIntent.swift")
            try folder.write(generated, to: "Generated/Shop/Shop/copy.txt")
            try FileManager.default.removeItem(at: folder.file("Definitions/Shop"))
            #expect(try tool.build().outputText.hasSuffix("2 removed\n"))
            let expected = foreign + ["Generated/News/News/ReadIntent.swift", "Generated/Shop/Shop/copy.txt"]
            #expect(try folder.paths(below: "Generated") == expected.sorted())
        }
    }

    @Test(
        "a run on some of the inputs judges only their output",
        arguments: [
            ["Definitions/News"], ["Definitions/News/News.intentdefinition"],
        ]
    )
    func partOfTheInputs(inputs: [String]) throws {
        try withBuiltShopAndNews { tool, folder in
            try FileManager.default.removeItem(at: folder.file("Definitions/Shop"))
            #expect(try tool.build(inputs).succeeded)
            #expect(
                try folder.paths(below: "Generated/Shop") == [
                    "Generated/Shop/Shop/CancelIntent.swift", "Generated/Shop/Shop/OrderIntent.swift",
                ]
            )
        }
    }

    @Test("the files of another source with the same start of its path are left alone")
    func similarFolder() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Shop/A.intentdefinition")
            try folder.write(Definitions.intents("Read"), to: "Shop 2/B.intentdefinition")
            try tool.build("Shop", "Shop 2")
            try FileManager.default.removeItem(at: folder.file("Shop 2"))
            try tool.build("Shop")
            #expect(
                try folder.paths(below: "Generated") == [
                    "Generated/A/OrderIntent.swift", "Generated/B/ReadIntent.swift",
                ]
            )
        }
    }

    @Test("links in the output folder are not followed")
    func linkedFolder() throws {
        try withBuiltShopAndNews { tool, folder in
            try FileManager.default.moveItem(at: folder.file("Generated/Shop"), to: folder.file("Elsewhere"))
            try FileManager.default.createSymbolicLink(
                at: folder.file("Generated/Linked"),
                withDestinationURL: folder.file("Elsewhere")
            )
            try FileManager.default.removeItem(at: folder.file("Definitions/Shop"))
            try tool.build()
            #expect(try folder.paths(below: "Elsewhere").count == 2)
        }
    }

    @Test("--verify reports missing, different and stale files, and changes nothing")
    func verify() throws {
        try withBuiltShopAndNews { tool, folder in
            #expect(try tool.build("--verify").outputText == "2 definitions: 3 files up to date, 0 not\n")
            try folder.write(Definitions.intents("Order", "Pay"), to: "Definitions/Shop/Shop.intentdefinition")
            let text = try folder.text(of: "Generated/News/News/ReadIntent.swift")
            try folder.write(text + "// changed by hand\n", to: "Generated/News/News/ReadIntent.swift")
            let before = try folder.contents(of: "Generated")
            let result = try tool.build("--verify")
            #expect(result.status == 1)
            #expect(result.outputText == "2 definitions: 1 file up to date, 3 not\n")
            #expect(
                result.errorText == """
                    Generated/News/News/ReadIntent.swift: error: differs from what \
                    'Definitions/News/News.intentdefinition' generates; run 'intentc build' to regenerate it [output-differs]
                    Generated/Shop/Shop/CancelIntent.swift: error: no longer generated from \
                    'Definitions/Shop/Shop.intentdefinition'; run 'intentc build' to remove it [output-stale]
                    Generated/Shop/Shop/PayIntent.swift: error: missing, but generated from \
                    'Definitions/Shop/Shop.intentdefinition'; run 'intentc build' to write it [output-missing]

                    """
            )
            #expect(try folder.contents(of: "Generated") == before)
            #expect(try tool.build("--verify", "--quiet").errorText == result.errorText)
            #expect(try tool.build().succeeded)
            #expect(try tool.build("--verify").succeeded)
        }
    }

    @Test("--dry-run prints the files that would be written and removed, and changes nothing")
    func dryRun() throws {
        try withBuiltShopAndNews { tool, folder in
            try folder.write(Definitions.intents("Order", "Pay"), to: "Definitions/Shop/Shop.intentdefinition")
            let before = try folder.contents(of: "Generated")
            let result = try tool.build("--dry-run")
            #expect(result.succeeded)
            #expect(
                result.outputText == """
                    remove Generated/Shop/Shop/CancelIntent.swift
                    write Generated/Shop/Shop/PayIntent.swift
                    2 definitions: 1 file to write, 2 unchanged, 1 to remove

                    """
            )
            #expect(try folder.contents(of: "Generated") == before)
        }
    }

    @Test("a build that was killed leaves whole files only, and the next one takes its temporary files away")
    func killedBuild() throws {
        try withTool { tool, folder in
            for index in 0..<60 {
                let names = Definitions.intents("Do\(index)", description: String(repeating: "text ", count: 2000))
                try folder.write(names, to: "Definitions/D\(index).intentdefinition")
            }
            try tool.build("--output", "Whole")
            let whole = try folder.contents(of: "Whole")
            for round in 1...5 {
                let result = try tool.build("--jobs", "1") { process in
                    let isUnderWay = try waitUntil { try folder.paths(below: "Generated").count >= round * 10 }
                    #expect(isUnderWay)
                    kill(process, SIGKILL)
                }
                let files = try folder.contents(of: "Generated").filter { $0.key.hasSuffix(".swift") }
                #expect(result.timedOut == false)
                #expect(
                    files.allSatisfy { path, content in whole["Whole" + path.dropFirst("Generated".count)] == content }
                )
                try? FileManager.default.removeItem(at: folder.file("Generated"))
            }
            _ = try folder.writeLeftOver(to: "Generated/D1")
            try tool.build()
            #expect(try folder.paths(below: "Generated").count == whole.count)
        }
    }
}
