import TestSupport
import Testing

@Suite struct HelpTests {
    @Test(
        "each help is the recorded one",
        arguments: [
            [], ["build"], ["check"], ["explain"], ["format"], ["list"], ["preview"], ["dump"],
            ["generate"], ["compile"], ["help"],
        ]
    )
    func help(command: [String]) throws {
        try withTool { tool, _ in
            let result = try tool.run(["help"] + command)
            #expect(result.succeeded)
            #expect(result.errorText.isEmpty)
            #expect(result.outputText.split(separator: "\n").allSatisfy { $0.count <= 80 })
            try Golden.expect(result.outputText, matches: "help\(command.first.map { "-\($0)" } ?? "").txt")
        }
    }

    @Test(
        "help is there for whoever asks, in any spelling",
        arguments: [
            ["--help"], ["-h"], [], ["build", "--help"], ["build", "Definitions", "-h"], ["list", "-h"],
            ["dump", "--help"],
            ["generate", "-help"], ["generate", "-input", "A", "--help"], ["compile", "-h"], ["help", "--help"],
        ]
    )
    func spellings(arguments: [String]) throws {
        try withTool { tool, _ in
            let command = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
            let result = try tool.run(arguments)
            #expect(result.succeeded)
            #expect(result.outputText == (try tool.run(["help"] + (command.map { [$0] } ?? []))).outputText)
        }
    }

    @Test("the version is a number of three parts")
    func version() throws {
        try withTool { tool, _ in
            let result = try tool.run("--version")
            #expect(result.succeeded)
            #expect(result.outputText.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        }
    }
}
