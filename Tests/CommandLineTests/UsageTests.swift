import TestSupport
import Testing

private let commands =
    "commands are 'build', 'check', 'explain', 'format', 'list', 'preview', 'dump', 'generate', 'compile', 'help'"
private let levels = "valid values are 'public', 'package', 'internal'"
private let jobs = "valid values are whole numbers from 1 to 1024"
private let prefixes = "valid values are ASCII letters, digits and '_', not starting with a digit"

@Suite struct UsageTests {
    @Test(
        "wrong arguments end with status 64, a reason and the next step",
        arguments: [
            (
                ["biuld"],
                "unknown command 'biuld'; \(commands); did you mean 'build'?"
            ),
            (
                ["--verify"],
                "unknown option '--verify'; \(commands)"
            ),
            (
                ["help", "lst"],
                "unknown command 'lst'; \(commands); did you mean 'list'?"
            ),
            (["help", "build", "list"], "unexpected argument 'list'"),
            (["build", "--verfy"], "unknown option '--verfy'; did you mean '--verify'?"),
            (["build", "--frobnicate"], "unknown option '--frobnicate'"),
            (
                ["build", "--visibility", "pubic"],
                "'pubic' isn't valid for '--visibility'; \(levels); did you mean 'public'?"
            ),
            (
                ["build", "--visibility=open"],
                "'open' isn't valid for '--visibility'; \(levels)"
            ),
            (["build", "--output"], "'--output' needs a value"),
            (
                ["build", "--output", "--verify"],
                "'--output' needs a value; write a value that starts with '-' as '--output=…'"
            ),
            (["build", "--output", ""], "'--output' is empty; name a folder, such as 'Generated'"),
            (["check", "--against", ""], "'--against' is empty; name a revision or a folder"),
            (["build", "--verify=yes"], "'--verify' doesn't take a value"),
            (["build", "--jobs", "0"], "'0' isn't valid for '--jobs'; \(jobs)"),
            (["build", "--jobs", "many"], "'many' isn't valid for '--jobs'; \(jobs)"),
            (
                ["build", "--class-prefix", "1X"],
                "'1X' isn't valid for '--class-prefix'; \(prefixes)"
            ),
            (["build", "--verify", "--watch"], "'--verify' and '--watch' can't be combined; choose one"),
            (
                ["build", "--configuration", "a.json", "--no-configuration"],
                "'--configuration' and '--no-configuration' can't be combined; choose one"
            ),
            (
                ["list", "--configuration", "a.json", "--no-configuration"],
                "'--configuration' and '--no-configuration' can't be combined; choose one"
            ),
            (
                ["build", "Definitions", "--output-file", "A.swift"],
                "'--output-file' needs exactly one definition; name a definition, not a folder"
            ),
            (
                ["build", "A.intentdefinition", "B.intentdefinition", "--output-file", "A.swift"],
                "'--output-file' needs exactly one definition; name a definition, not a folder"
            ),
            (
                ["build", "A.intentdefinition", "--source-name", "A"],
                "'--source-name' needs '--output-file'; give both"
            ),
            (
                ["build", "A.intentdefinition", "--output-file", "A.swift", "--dialect", "objc"],
                "'--output-file' names one file, but Objective-C needs two; use '--output' instead"
            ),
            (
                ["build", "A.intentdefinition", "--output-file="],
                "'--output-file' is empty; name a Swift file"
            ),
            (["build", "--quiet", "--verbose"], "'--quiet' and '--verbose' can't be combined; choose one"),
            (
                ["build", "--diagnostics", "xml"],
                "'xml' isn't valid for '--diagnostics'; valid values are 'text', 'short', 'json', 'sarif', 'github', 'xcode'"
            ),
            (
                ["list", "--format", "jsn"],
                "'jsn' isn't valid for '--format'; valid values are 'text', 'json'; did you mean 'json'?"
            ),
            (["preview"], "missing option '--output <file>'"),
            (["preview", "--output", "a.txt"], "'a.txt' isn't an HTML file; name one that ends in '.html'"),
            (["dump"], "missing argument '<path>'"),
            (["dump", "A", "B"], "unexpected argument 'B'"),
            (["check", "A", "", "--fix"], "the argument '<path>' is empty"),
            (["generate", "-output", "out"], "missing option '-input <file>'"),
            (["generate", "-input", "A"], "missing option '-output <dir>'"),
            (["generate", "-input", "-output", "out"], "'-input' needs a value"),
            (["generate", "--input", "A"], "unknown option '--input'; did you mean '-input'?"),
            (["generate", "A"], "missing option '-input <file>'"),
            (["generate", "-input", "A", "-output", "out", "B"], "unexpected argument 'B'"),
            (
                ["generate", "-input", "A", "-output", "out", "-language", "Kotlin"],
                "'Kotlin' isn't valid for '-language'; valid values are 'Swift', 'Objective-C'"
            ),
            (["compile", "-input", "A"], "missing option '-output <dir>'"),
        ]
    )
    func wrongArguments(arguments: [String], message: String) throws {
        try withTool { tool, folder in
            let result = try tool.run(arguments)
            let lines = result.errorText.split(separator: "\n")
            #expect(result.status == 64)
            #expect(result.outputText.isEmpty)
            #expect(lines.first.map(String.init) == "error: \(message)")
            #expect(lines.dropFirst().first?.hasPrefix("usage: intentc ") == true)
            #expect(lines.last?.hasPrefix("  see 'intentc ") == true)
            #expect(try folder.paths().isEmpty)
        }
    }

    @Test(
        "an option's value follows it, after a space or an equals sign, and the last one wins",
        arguments: [
            ["--output", "out"], ["--output=out"], ["--output", "other", "--output=out"],
        ]
    )
    func values(arguments: [String]) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Definitions/A.intentdefinition")
            #expect(try tool.build(arguments).succeeded)
            #expect(try folder.paths(below: "out") == ["out/A/OrderIntent.swift"])
        }
    }

    @Test("an argument after two dashes is a path, even if it looks like an option")
    func terminator() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "--verify/A.intentdefinition")
            #expect(try tool.build("--", "--verify").succeeded)
            #expect(try folder.paths(below: "Generated") == ["Generated/A/OrderIntent.swift"])
        }
    }
}
