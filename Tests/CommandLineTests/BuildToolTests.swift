import Foundation
import TestSupport
import Testing

/// The tool that the plugins call, beside the one that people call.
@Suite struct BuildToolTests {
    @Test(
        "the plugins' tool does the same as 'intentc build', word for word",
        arguments: [
            "Definitions --output Generated --single-module --single-file",
            "Definitions --output Generated --verify",
            "Definitions/Shop.intentdefinition --output-file Shop.swift",
            "Definitions --dialect objc --verbose",
            "Broken.intentdefinition", "Broken.intentdefinition --diagnostics text", "Missing",
            "Definitions --verfy", "Definitions --jobs 0", "--quiet --verbose", "--help",
        ]
    )
    func sameAsBuild(arguments: String) throws {
        let arguments = arguments.split(separator: " ").map(String.init)
        let outcomes = try [(ToolRunner.tool, ["build"]), (ToolRunner.buildTool, [])].map { tool, command in
            try outcome(of: tool, command + arguments)
        }
        #expect(outcomes[0] == outcomes[1])
    }

    private struct Outcome: Equatable {
        var status: Int32
        var output: String
        var errors: String
        var files: [String: String]
    }

    private func outcome(of tool: URL, _ arguments: [String]) throws -> Outcome {
        try withTool { runner, folder in
            var runner = runner
            runner.program = tool
            try folder.write(Definitions.intents("Order"), to: "Definitions/Shop.intentdefinition")
            try folder.write(Definitions.withUnknownType, to: "Broken.intentdefinition")
            let result = try runner.run(arguments)
            return Outcome(
                status: result.status,
                output: result.outputText,
                errors: result.errorText,
                files: try folder.paths().reduce(into: [:]) { $0[$1] = try folder.text(of: $1) }
            )
        }
    }
}
