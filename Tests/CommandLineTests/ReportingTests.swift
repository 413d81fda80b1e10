import Foundation
import TestSupport
import Testing

@Suite struct ReportingTests {
    @Test("--quiet prints errors only")
    func quiet() throws {
        try withTool { tool, folder in
            for language in ["de", "en"] {
                try folder.write(
                    Definitions.intents("Order"),
                    to: "Definitions/\(language).lproj/Shop.intentdefinition"
                )
            }
            let good = try tool.build("--quiet")
            #expect(good.succeeded)
            #expect(good.outputText.isEmpty)
            #expect(good.errorText.isEmpty)

            try folder.write("broken", to: "Definitions/News.intentdefinition")
            let bad = try tool.build("--quiet")
            #expect(bad.status == 1)
            #expect(bad.outputText.isEmpty)
            #expect(bad.errorText.hasPrefix("Definitions/News.intentdefinition:1:1: error: "))
        }
    }

    @Test(
        "diagnostics in JSON are an object on each line, for all commands that take definitions",
        arguments: [
            ["build", "Broken.intentdefinition", "Missing"], ["list", "Broken.intentdefinition", "Missing"],
            ["dump", "Broken.intentdefinition"],
        ]
    )
    func json(arguments: [String]) throws {
        try withTool { tool, folder in
            try folder.write("broken", to: "Broken.intentdefinition")
            let result = try tool.run(arguments + ["--diagnostics", "json"])
            let objects = try result.errorText.split(separator: "\n").map { line in
                try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
            #expect(objects.count == arguments.count - 1)
            let first = try #require(objects.first)
            #expect(first["file"] as? String == "Broken.intentdefinition")
            #expect(first["severity"] as? String == "error")
            #expect(first["line"] as? Int == 1)
            #expect(first["column"] as? Int == 1)
            #expect((first["message"] as? String)?.isEmpty == false)
            #expect((first["id"] as? String)?.isEmpty == false)
        }
    }

    @Test(
        "colors are used only on a terminal, and not if NO_COLOR is set",
        .requires(
            (try? Subprocess.find("script")) != nil,
            orSkip: "there is no program 'script' to make a terminal"
        )
    )
    func colors() throws {
        try withTool { tool, folder in
            let command = "'\(ToolRunner.tool.path)' build Missing"
            func outputOnTerminal(_ prefix: String) throws -> String {
                try shell("script -qec \"\(prefix) \(command)\" typescript < /dev/null", in: folder).outputText
            }
            let (colored, plain) = (try outputOnTerminal("env -u NO_COLOR"), try outputOnTerminal("env NO_COLOR=1"))
            #expect(colored.contains("Missing: \u{1B}[1;31merror:\u{1B}[0m can't"))
            #expect(plain.contains("Missing: error: can't"))
            #expect(try shell("env -u NO_COLOR \(command)", in: folder).errorText.hasPrefix("Missing: error: can't"))
        }
    }
}
