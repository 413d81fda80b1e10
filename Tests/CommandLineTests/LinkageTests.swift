import Foundation
import TestSupport
import Testing

@Suite struct LinkageTests {
    @Test(
        "no tool links Foundation or FoundationEssentials",
        .requires(
            (try? Subprocess.find("readelf")) != nil,
            orSkip: "there is no readelf to ask"
        ),
        arguments: [ToolRunner.tool, ToolRunner.buildTool]
    )
    func dynamicLibraries(tool: URL) throws {
        let result = try Subprocess(named: "readelf", ["--dynamic", "--wide", tool.path]).run()
        #expect(result.succeeded)
        let libraries = result.outputText.split(separator: "\n").filter { $0.contains("(NEEDED)") }
        #expect(libraries.contains { $0.contains("libxml2") })
        #expect(libraries.allSatisfy { !$0.contains("Foundation") && !$0.contains("libicu") })
    }

    @Test(
        "no tool has a symbol of Foundation in it, as it would have if linked statically",
        .requires(
            (try? Subprocess.find("nm")) != nil,
            orSkip: "there is no nm to ask"
        ),
        arguments: [ToolRunner.tool, ToolRunner.buildTool]
    )
    func symbols(tool: URL) throws {
        let result = try Subprocess(named: "nm", [tool.path]).run()
        #expect(result.succeeded)
        // Symbols of a Swift module start with the length of its name and the name.
        #expect(result.outputText.contains("$s14CodeGeneration"))
        #expect(!result.outputText.contains("$s10Foundation"))
        #expect(!result.outputText.contains("$s20FoundationEssentials"))
    }

    @Test(
        "the plugins' tool contains no part of the other commands",
        .requires(
            (try? Subprocess.find("nm")) != nil,
            orSkip: "there is no nm to ask"
        )
    )
    func partsOfOtherCommands() throws {
        let symbols = try [ToolRunner.tool, ToolRunner.buildTool].map { tool in
            try Subprocess(named: "nm", [tool.path]).run().outputText
        }
        #expect(symbols[0].contains("$s16DefinitionChecks"))
        #expect(!symbols[1].contains("$s16DefinitionChecks"))
    }
}
