import Foundation
import TestSupport
import Testing

@Suite struct CompletionTests {
    /// Asks a shell what it offers in a folder with a definition.
    private func completions(of line: String, in shell: Shell) throws -> Set<String> {
        var completions: Set<String> = []
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: "Shop.intentdefinition")
            try folder.write("text", to: "Notes/notes.txt")
            try folder.write("text", to: "notes.txt")
            try withTemporaryFolder { scripts in
                let script = try tool.run("--generate-completion-script", shell.rawValue)
                try #require(script.succeeded && script.errorText.isEmpty)
                let file = try scripts.write(script.outputText, to: "script")
                completions = try shell.completions(of: line, by: file, in: folder)
            }
        }
        return completions
    }

    @Test(
        "each shell offers the valid completions",
        arguments: Shell.allCases.filter(\.isInstalled),
        [
            ("intentc bu", ["build"]),
            ("intentc build --verb", ["--verbose"]),
            ("intentc build --dialect ", ["apple", "portable", "universal", "objc"]),
            ("intentc build --dialect p", ["portable"]),
            ("intentc build --dialect=u", ["universal"]),
            ("intentc build --diagnostics text --visibility i", ["internal"]),
            ("intentc generate -language ", ["Objective-C", "Swift"]),
            ("intentc generate -dry", ["-dryRun"]),
            ("intentc build --class-prefix ", []),
            ("intentc build --output ", ["Notes"]),
            ("intentc build ", ["Notes", "Shop.intentdefinition"]),
            ("intentc dump S", ["Shop.intentdefinition"]),
            ("intentc compile -input ", ["Notes", "Shop.intentdefinition", "notes.txt"]),
            ("intentc help li", ["list"]),
        ] as [(String, Set<String>)]
    )
    func offers(shell: Shell, expected: (line: String, offers: Set<String>)) throws {
        #expect(try completions(of: expected.line, in: shell) == expected.offers)
    }

    @Test("each shell offers every command and every option", arguments: Shell.allCases.filter(\.isInstalled))
    func everything(shell: Shell) throws {
        try withTool { tool, _ in
            let commands = try tool.commands()
            #expect(try completions(of: "intentc ", in: shell).isSuperset(of: commands))
            for command in commands {
                let options = try tool.options(of: command)
                for dashes in ["-", "--"] {
                    let offers = try completions(of: "intentc \(command) \(dashes)", in: shell)
                    let expected = options.filter { $0.hasPrefix(dashes) && $0.hasPrefix("--") == (dashes == "--") }
                    #expect(offers.isSuperset(of: expected), "\(command)")
                }
            }
        }
    }

    @Test(
        "all shells read their scripts without complaint",
        .requires(
            Shell.allCases.allSatisfy { $0.isInstalled },
            orSkip: "not all of bash, zsh and fish are there, and what is offered is tested for the others only"
        )
    )
    func syntax() throws {
        try withTool { tool, folder in
            for shell in Shell.allCases {
                let script = try tool.run("--generate-completion-script", shell.rawValue).outputText
                let file = try folder.write(script, to: shell.rawValue)
                let result = try Subprocess(named: shell.rawValue, ["-n", file.path]).run()
                #expect(result.succeeded)
                #expect(result.output.isEmpty && result.errors.isEmpty)
            }
        }
    }

    @Test("under the name of Apple's compiler, the script completes that")
    func appleName() throws {
        try withTool { tool, folder in
            var tool = tool
            tool.program = folder.file("intentbuilderc")
            try FileManager.default.createSymbolicLink(at: tool.program, withDestinationURL: ToolRunner.tool)
            let script = try tool.run("--generate-completion-script", "bash")
            let file = try folder.write(script.outputText, to: "script")
            let offers = try Shell.bash.completions(of: "intentbuilderc ", by: file, in: folder)
            #expect(offers == Set(try tool.commands()).union(["--version", "--help"]))
            #expect(!offers.contains("build"))
        }
    }

    @Test("an unknown shell is an error that names those there are", arguments: [[], ["tcsh"], ["bash", "zsh"]])
    func unknownShell(arguments: [String]) throws {
        try withTool { tool, _ in
            let result = try tool.run(["--generate-completion-script"] + arguments)
            #expect(result.status == 64)
            #expect(result.errorText.contains("valid shells are 'bash', 'zsh', 'fish'"))
        }
    }
}
