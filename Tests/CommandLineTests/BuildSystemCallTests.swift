import Foundation
import TestSupport
import Testing

/// The calls with which build systems run Apple's compiler, with all their arguments.
@Suite("The call of a build system") struct BuildSystemCallTests {
    /// A call, in which `<input>` and `<output>` stand for paths and `<prefix>` for the class prefix.
    struct Call: Sendable, CustomTestStringConvertible {
        /// Who calls.
        var testDescription: String
        /// The arguments.
        var arguments: [String]

        init(_ caller: String, _ arguments: String...) {
            (testDescription, self.arguments) = (caller, arguments)
        }

        /// Whether the call asks for Objective-C.
        var isObjectiveC: Bool { arguments.contains("Objective-C") }

        /// The arguments with paths and a prefix.
        func arguments(input: String, output: String, prefix: String) -> [String] {
            arguments.map { argument in
                argument.replacing("<input>", with: input).replacing("<output>", with: output)
                    .replacing("<prefix>", with: prefix)
            }
        }
    }

    private static let calls = [
        Call(
            "swift-build, Swift",
            "generate",
            "-input",
            "<input>",
            "-output",
            "<output>",
            "-classPrefix",
            "<prefix>",
            "-language",
            "Swift",
            "-swiftVersion",
            "5.0",
            "-visibility",
            "public"
        ),
        Call(
            "swift-build, Swift in a module",
            "generate",
            "-input",
            "<input>",
            "-output",
            "<output>",
            "-classPrefix",
            "<prefix>",
            "-language",
            "Swift",
            "-swiftVersion",
            "5.0",
            "-visibility",
            "public",
            "-moduleName",
            "App"
        ),
        Call(
            "swift-build, Objective-C",
            "generate",
            "-input",
            "<input>",
            "-output",
            "<output>",
            "-classPrefix",
            "<prefix>",
            "-language",
            "Objective-C",
            "-visibility",
            "public"
        ),
        Call(
            "swift-build, Objective-C in a module",
            "generate",
            "-input",
            "<input>",
            "-output",
            "<output>",
            "-classPrefix",
            "<prefix>",
            "-language",
            "Objective-C",
            "-visibility",
            "public",
            "-moduleName",
            "App"
        ),
        Call(
            "rules_apple, Swift",
            "generate",
            "-language",
            "Swift",
            "-classPrefix",
            "<prefix>",
            "-swiftVersion",
            "5.0",
            "-visibility",
            "public",
            "-input",
            "<input>",
            "-output",
            "<output>"
        ),
        Call(
            "rules_apple, Objective-C",
            "generate",
            "-language",
            "Objective-C",
            "-classPrefix",
            "<prefix>",
            "-visibility",
            "public",
            "-input",
            "<input>",
            "-output",
            "<output>"
        ),
        Call(
            "rules_apple in old versions, Swift",
            "generate",
            "-language",
            "Swift",
            "-classPrefix",
            "<prefix>",
            "-swiftVersion",
            "5.0",
            "-input",
            "<input>",
            "-output",
            "<output>"
        ),
        Call(
            "rules_apple in old versions, Objective-C",
            "generate",
            "-language",
            "Objective-C",
            "-classPrefix",
            "<prefix>",
            "-input",
            "<input>",
            "-output",
            "<output>"
        ),
        Call(
            "GN, Swift",
            "generate",
            "-input",
            "<input>",
            "-output",
            "<output>/",
            "-classPrefix",
            "<prefix>",
            "-language",
            "Swift",
            "-swiftVersion",
            "5.0"
        ),
        Call(
            "GN, Objective-C",
            "generate",
            "-input",
            "<input>",
            "-output",
            "<output>/",
            "-classPrefix",
            "<prefix>",
            "-language",
            "Objective-C"
        ),
    ]

    @Test("writes the files of its language, and nothing else", arguments: calls, ["", "XY"])
    func writes(call: Call, prefix: String) throws {
        try withCompiler { tool, folder, input in
            let result = try tool.run(call.arguments(input: input, output: "out", prefix: prefix))
            #expect(result.succeeded)
            #expect(result.outputText.isEmpty)
            #expect(result.errorText.isEmpty)
            let names = ["\(prefix)CancelIntent", "\(prefix)OrderIntent"]
            let files = names.flatMap { call.isObjectiveC ? ["out/\($0).h", "out/\($0).m"] : ["out/\($0).swift"] }
            #expect(try folder.paths(below: "out") == files)
            let declaration =
                call.isObjectiveC
                ? "@interface \(prefix)OrderIntent : INIntent" : "public class \(prefix)OrderIntent: INIntent"
            #expect(
                try folder.text(of: "out/\(prefix)OrderIntent.\(call.isObjectiveC ? "h" : "swift")").contains(
                    declaration
                )
            )
        }
    }

    @Test(
        "with -dryRun prints the absolute paths of the files that it would write, and writes nothing",
        arguments: calls
    )
    func dryRun(call: Call) throws {
        try withCompiler { tool, folder, input in
            var arguments = call.arguments(input: input, output: "out", prefix: "XY")
            arguments.insert("-dryRun", at: 1)
            let dryRun = try tool.run(arguments)
            #expect(dryRun.succeeded)
            #expect(!FileManager.default.fileExists(atPath: folder.file("out").path))
            arguments.remove(at: 1)
            try tool.run(arguments)
            let root = folder.url.resolvingSymlinksInPath().path
            let written = try folder.paths(below: "out").map { "\(root)/\($0)" }
            let printed = dryRun.outputText.split(separator: "\n").map {
                URL(fileURLWithPath: String($0)).resolvingSymlinksInPath().path
            }
            #expect(printed.sorted() == written)
            #expect(dryRun.outputText.split(separator: "\n").allSatisfy { $0.hasPrefix("/") })
        }
    }

    /// Gives a test the tool under the name of Apple's compiler, and the absolute path of a definition.
    private func withCompiler(_ body: (ToolRunner, TemporaryFolder, _ input: String) throws -> Void) throws {
        try withTool { tool, folder in
            var tool = tool
            tool.program = folder.file("intentbuilderc")
            try FileManager.default.createSymbolicLink(at: tool.program, withDestinationURL: ToolRunner.tool)
            let input = "App/Base.lproj/Shop.intentdefinition"
            try folder.write(Definitions.intents("Order", "Cancel"), to: input)
            try body(tool, folder, folder.file(input).path)
        }
    }
}
