import Foundation
import TestSupport
import Testing

@Suite struct LinkageTests {
    @Test(
        "the tool links neither Foundation nor FoundationEssentials",
        .requires(
            (try? Subprocess.find("readelf")) != nil,
            orSkip: "there is no readelf to ask"
        )
    )
    func dynamicLibraries() throws {
        let result = try Subprocess(named: "readelf", ["--dynamic", "--wide", ToolRunner.tool.path]).run()
        #expect(result.succeeded)
        let libraries = result.outputText.split(separator: "\n").filter { $0.contains("(NEEDED)") }
        #expect(libraries.contains { $0.contains("libxml2") })
        #expect(libraries.allSatisfy { !$0.contains("Foundation") && !$0.contains("libicu") })
    }

    @Test(
        "the tool has no symbol of Foundation in it, as it would have if linked statically",
        .requires(
            (try? Subprocess.find("nm")) != nil,
            orSkip: "there is no nm to ask"
        )
    )
    func symbols() throws {
        let result = try Subprocess(named: "nm", [ToolRunner.tool.path]).run()
        #expect(result.succeeded)
        // Symbols of a Swift module start with the length of its name and the name.
        #expect(result.outputText.contains("$s18DefinitionCompiler"))
        #expect(!result.outputText.contains("$s10Foundation"))
        #expect(!result.outputText.contains("$s20FoundationEssentials"))
    }
}
