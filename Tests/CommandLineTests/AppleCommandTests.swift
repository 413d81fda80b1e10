import Foundation
import TestSupport
import Testing

@Suite struct AppleCommandTests {
    /// Gives a test the tool, called by its own name or by that of Apple's compiler through a link.
    private func withTool(named name: String, _ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try CommandLineTests.withTool { tool, folder in
            var tool = tool
            if name != "intentc" {
                tool.program = folder.file(name)
                try FileManager.default.createSymbolicLink(at: tool.program, withDestinationURL: ToolRunner.tool)
            }
            try folder.write(Definitions.intents("Order", "Cancel"), to: "App/Base.lproj/Shop.intentdefinition")
            try body(tool, folder)
        }
    }

    @Test("generate prints only Apple's dialect, and 'nonisolated' if it is asked to", arguments: [false, true])
    func isolation(isNonisolated: Bool) throws {
        try withTool(named: "intentc") { tool, folder in
            let input = folder.file("App/Base.lproj/Shop.intentdefinition").path
            let arguments = [
                "generate", "-input", input, "-output", "out", "-language", "Swift", "-visibility", "public",
            ]
            #expect(try tool.run(arguments + (isNonisolated ? ["-isolation", "nonisolated"] : [])).succeeded)
            let text = try folder.text(of: "out/OrderIntent.swift")
            #expect(text.contains("public nonisolated class OrderIntent: INIntent") == isNonisolated)
            #expect(text.contains("public import Intents") == isNonisolated)
            #expect(!text.contains("canImport(ObjectiveC)"))
        }
    }

    @Test(
        "-dryRun prints the absolute path of each file and writes nothing, wherever it stands",
        arguments: [
            [
                "-dryRun", "-input", "<input>", "-output", "out/sub/../DerivedSources", "-classPrefix", "XY",
                "-language", "Swift",
            ],
            ["-input", "<input>", "-output", "out/DerivedSources", "-dryRun", "-classPrefix", "XY"],
        ]
    )
    func dryRun(arguments: [String]) throws {
        try withTool(named: "intentbuilderc") { tool, folder in
            let input = "App/Base.lproj/Shop.intentdefinition"
            let result = try tool.run(["generate"] + arguments.map { $0 == "<input>" ? input : $0 })
            #expect(result.succeeded)
            let paths = result.outputText.split(separator: "\n").map(String.init)
            #expect(
                paths.map { URL(fileURLWithPath: $0).lastPathComponent } == [
                    "XYOrderIntent.swift", "XYCancelIntent.swift",
                ]
            )
            #expect(paths.allSatisfy { $0.hasPrefix("/") && $0.contains("/out/DerivedSources/") })
            #expect(!FileManager.default.fileExists(atPath: folder.file("out").path))
        }
    }

    @Test(
        "-visibility sets the access level",
        arguments: [
            ("public", "public class"), ("private", "internal class"), ("project", "internal class"),
        ]
    )
    func visibility(level: String, declaration: String) throws {
        try withTool(named: "intentc") { tool, folder in
            try tool.run(
                "generate",
                "-input",
                "App/Base.lproj/Shop.intentdefinition",
                "-output",
                "out",
                "-visibility",
                level
            )
            #expect(try folder.text(of: "out/OrderIntent.swift").contains(declaration))
        }
    }

    @Test("generate overwrites only files with its own names, and only if they change")
    func keepsOtherFiles() throws {
        try withTool(named: "intentc") { tool, folder in
            let arguments = ["generate", "-input", "App/Base.lproj/Shop.intentdefinition", "-output", "out"]
            try tool.run(arguments)
            let times = try folder.modificationTimes(below: "out")
            let generated = try folder.text(of: "out/OrderIntent.swift")
            try folder.write(generated, to: "out/OldIntent.swift")
            #expect(try tool.run(arguments).succeeded)
            #expect(try folder.paths(below: "out").count == 3)
            #expect(
                try folder.modificationTimes(below: "out").merging(times) { $1 }["out/OrderIntent.swift"]
                    == times["out/OrderIntent.swift"]
            )
        }
    }

    @Test("errors are lines that Xcode understands, and nothing is written", arguments: ["generate", "compile"])
    func errors(command: String) throws {
        try withTool(named: "intentc") { tool, folder in
            try folder.write("broken", to: "Broken.intentdefinition")
            let result = try tool.run(command, "-input", "Broken.intentdefinition", "-output", "out")
            #expect(result.status == 1)
            #expect(result.errorText.wholeMatch(of: /Broken\.intentdefinition:1:1: error: .+\n/) != nil)
            #expect(!FileManager.default.fileExists(atPath: folder.file("out").path))

            let missing = try tool.run(command, "-input", "Missing.intentdefinition", "-output", "out")
            #expect(missing.status == 74)
            #expect(missing.errorText.hasPrefix("Missing.intentdefinition: error: can't be read "))

            try folder.write("in the way", to: "out")
            let unwritable = try tool.run(command, "-input", "App/Base.lproj/Shop.intentdefinition", "-output", "out")
            #expect(unwritable.status == 73)
        }
    }

    @Test("compile copies a definition byte for byte under its name", arguments: ["intentc", "intentbuilderc"])
    func compile(name: String) throws {
        try withTool(named: name) { tool, folder in
            let input = "App/Base.lproj/Shop.intentdefinition"
            let result = try tool.run("compile", "-input", input, "-output", "App.app/", "-classPrefix", "")
            #expect(result.succeeded)
            #expect(try folder.text(of: "App.app/Shop.intentdefinition") == folder.text(of: input))
        }
    }

    @Test("under the name of Apple's compiler there are only that compiler's commands")
    func commandsOfApple() throws {
        try withTool(named: "intentbuilderc") { tool, _ in
            let help = try tool.run("help")
            #expect(help.outputText.contains("USAGE: intentbuilderc <command>"))
            #expect(!help.outputText.contains("\n  build"))
            let result = try tool.build()
            #expect(result.status == 64)
            #expect(
                result.errorText.hasPrefix(
                    "error: unknown command 'build'; commands are 'generate', 'compile', 'help'\n"
                )
            )
        }
    }
}
