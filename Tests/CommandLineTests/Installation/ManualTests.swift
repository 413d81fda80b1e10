import Foundation
import TestSupport
import Testing

@Suite struct ManualTests {
    private func withManual(_ body: (ToolRunner, String, URL) throws -> Void) throws {
        try withTool { tool, folder in
            let result = try tool.run("--generate-manual")
            #expect(result.succeeded && result.errorText.isEmpty)
            try body(tool, result.outputText, try folder.write(result.outputText, to: "intentc.1"))
        }
    }

    @Test("the manual has every command and option, and the version")
    func completeness() throws {
        try withManual { tool, manual, _ in
            let version = try tool.run("--version").outputText.dropLast()
            #expect(manual.hasPrefix(".TH INTENTC 1 "))
            #expect(manual.contains("intentc \(version)"))
            let commands = try tool.commands()
            #expect(commands.contains("build"))
            for command in commands {
                let section = try #require(manual.components(separatedBy: "\n.SS \(command)\n").dropFirst().first)
                for option in try tool.options(of: command) {
                    #expect(section.contains(#"\fB\#(option.replacingOccurrences(of: "-", with: #"\-"#))"#))
                }
            }
        }
    }

    @Test(
        "mandoc finds nothing wrong with the manual",
        .requires((try? Subprocess.find("mandoc")) != nil, orSkip: "there is no mandoc to ask")
    )
    func mandoc() throws {
        try withManual { _, _, file in
            let result = try Subprocess(named: "mandoc", ["-Tlint", file.path]).run()
            #expect(result.succeeded)
            #expect(result.outputText.isEmpty)
        }
    }

    @Test(
        "man shows the manual without a warning",
        .requires((try? Subprocess.find("man")) != nil, orSkip: "there is no man to ask")
    )
    func man() throws {
        try withManual { _, _, file in
            var environment = ProcessInfo.processInfo.environment
            environment["LC_ALL"] = "C.UTF-8"
            let arguments = ["--warnings", "--local-file", "-Tutf8", file.path]
            let result = try Subprocess(named: "man", arguments, environment: environment).run()
            #expect(result.succeeded)
            #expect(result.errorText.isEmpty)
            #expect(result.outputText.contains("intentc - compile intent definitions"))
        }
    }
}
