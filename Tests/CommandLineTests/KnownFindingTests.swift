import Foundation
import TestSupport
import Testing

private let hasGit = (try? Subprocess.find("git")) != nil

/// Reports that leave out what was there before: `--baseline` and `--since`.
@Suite("Known findings") struct KnownFindingTests {
    private static let path = "Definitions/Base.lproj/Shop.intentdefinition"

    /// Intents with titles that a table for German lacks.
    private func definition(_ names: String...) -> String {
        let intents = names.map { name in
            """
            <dict><key>INIntentDescription</key><string>Does it.</string>
            <key>INIntentName</key><string>\(name)</string>
            <key>INIntentTitle</key><string>\(name) it</string><key>INIntentTitleID</key><string>\(name)T</string></dict>
            """
        }
        return Definitions.root("<key>INIntents</key><array>\n\(intents.joined(separator: "\n"))</array>")
    }

    private func withShop(_ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            try folder.write(definition("Order", "Cancel"), to: Self.path)
            try folder.write("\"a\" = \"b\";\n", to: "Definitions/de.lproj/Shop.strings")
            try body(tool, folder)
        }
    }

    private func lines(_ result: Subprocess.Result) -> [String] {
        result.outputText.split(separator: "\n").map(String.init).filter { !$0.contains(": note: ") }
    }

    @Test("a missing baseline is written, without letting findings pass; after that, only other findings are reported")
    func baseline() throws {
        try withShop { tool, folder in
            let arguments = ["check", "--baseline", "base.json", "--diagnostics", "short"]
            let first = try tool.run(arguments)
            #expect(first.status == 1)
            #expect(!lines(first).isEmpty)
            #expect(first.errorText.contains("to 'base.json'; runs with this baseline report only other findings"))
            let second = try tool.run(arguments + ["--strict"])
            #expect(second.status == 0)
            #expect(second.outputText.isEmpty)
            #expect(second.errorText.contains("known before"))
            // Lines move, and one thing is new.
            try folder.write(definition("New", "Order", "Cancel"), to: Self.path)
            let third = try tool.run(arguments)
            #expect(third.status == 1)
            #expect(lines(third).allSatisfy { $0.contains("'New'") } && !lines(third).isEmpty, "\(lines(third))")
        }
    }

    @Test("a baseline holds for any working folder, and for a language and a key each")
    func baselineElsewhere() throws {
        try withShop { tool, folder in
            try tool.run("check", "--baseline", "base.json")
            let arguments = ["check", ".", "--baseline", "../base.json", "--diagnostics", "short", "--strict"]
            let inside = try Subprocess(ToolRunner.tool, arguments, directory: folder.file("Definitions")).run(
                timeout: 60
            )
            #expect(inside.status == 0, "\(inside.outputText)")
            try folder.write("", to: "Definitions/fr.lproj/Shop.strings")
            let french = try tool.run("check", "--baseline", "base.json", "--diagnostics", "short")
            #expect(french.status == 1)
            #expect(french.outputText.contains("'fr'"))
            try FileManager.default.removeItem(at: folder.file("Definitions/fr.lproj"))
            try folder.write("\"a\" = \"b\";\n\"other\" = \"c\";\n", to: "Definitions/de.lproj/Shop.strings")
            let key = lines(try tool.run("check", "--baseline", "base.json", "--diagnostics", "short"))
            #expect(key.count == 1 && key[0].contains("'other'"), "\(key)")
        }
    }

    @Test("entries that match no finding are reported, and '--update-baseline' rewrites the file")
    func staleBaseline() throws {
        try withShop { tool, folder in
            try tool.run("check", "--baseline", "base.json")
            try folder.write(definition("Order"), to: Self.path)
            let stale = try tool.run("check", "--baseline", "base.json", "--diagnostics", "short")
            #expect(stale.status == 0)
            #expect(lines(stale).count == 1)
            #expect(lines(stale).first?.contains("2 entries no longer match a finding ") == true, "\(lines(stale))")
            #expect(lines(stale).first?.hasSuffix("[baseline-stale]") == true)
            #expect(try tool.run("check", "--baseline", "base.json", "--update-baseline").status == 0)
            #expect(try tool.run("check", "--baseline", "base.json", "--strict").outputText.isEmpty)
        }
    }

    @Test(
        "findings in a file that isn't a definition use the configuration nearest to it, or the working folder's",
        arguments: [
            ("base.json", ["Definitions/intentc.json"], "warning"), ("base.json", ["intentc.json"], "error"),
            ("base.json", ["Definitions/intentc.json", "intentc.json"], "error"),
            ("Definitions/base.json", ["Definitions/intentc.json"], "error"),
        ]
    )
    func staleBaseline(file: String, configurations: [String], severity: String) throws {
        try withShop { tool, folder in
            try tool.run("check", "--baseline", file)
            try folder.write(definition("Order"), to: Self.path)
            for path in configurations {
                let text = #"{ "version": 1, "check": { "severities": { "baseline-stale": "error" } } }"#
                try folder.write(text, to: path)
            }
            let stale = lines(try tool.run("check", "--baseline", file, "--diagnostics", "short"))
            #expect(stale.count == 1 && stale[0].contains(": \(severity): "), "\(stale)")
        }
    }

    @Test(
        "a baseline that can't be read is reported alone",
        arguments: [
            ("{", 1), (#"{"version": 2, "findings": []}"#, 1), (#"{"version": 1}"#, 1),
            (#"{"version": 1, "findings": [{"rule": "x"}]}"#, 1),
            (#"{"version": 1, "findings": [{"rule": "x", "path": "y", "count": 0}]}"#, 1),
        ]
    )
    func damagedBaseline(text: String, status: Int32) throws {
        try withShop { tool, folder in
            try folder.write(text, to: "base.json")
            let result = try tool.run("check", "--baseline", "base.json", "--diagnostics", "short")
            #expect(result.status == status)
            #expect(lines(result).allSatisfy { $0.hasPrefix("base.json:1:") } && !lines(result).isEmpty)
            #expect(try folder.text(of: "base.json") == text)
        }
    }

    @Test(
        "only findings that a revision didn't have are reported, from the root and from a subfolder",
        .requires(hasGit, orSkip: "there is no git")
    )
    func since() throws {
        try withShop { tool, folder in
            try runGit("init", "--quiet", in: folder)
            try runGit("add", ".", in: folder)
            try runGit("commit", "--quiet", "-m", "First", in: folder)
            let same = try tool.run("check", "--since", "HEAD", "--diagnostics", "short", "--strict")
            #expect(same.status == 0, "\(same.outputText)")
            #expect(same.outputText.isEmpty)
            try folder.write(definition("New", "Order", "Cancel"), to: Self.path)
            let new = lines(try tool.run("check", "--since", "HEAD", "--diagnostics", "short"))
            #expect(!new.isEmpty && new.allSatisfy { $0.contains("'New'") }, "\(new)")
            let arguments = ["check", "Shop.intentdefinition", "--since", "HEAD", "--diagnostics", "short"]
            let inside = try Subprocess(
                ToolRunner.tool,
                arguments,
                directory: folder.file("Definitions/Base.lproj")
            ).run(timeout: 60)
            #expect(lines(inside).count == new.count, "\(lines(inside))")
            let unknown = try tool.run("check", "--since", "nowhere", "--diagnostics", "short")
            #expect(unknown.status == 74)
            #expect(lines(unknown).count == 1)
            #expect(unknown.outputText.contains("can't compare with 'nowhere': "))
        }
    }

    @Test(
        "looking back runs nothing that the repository's configuration asks for, and leaves no files",
        .requires(hasGit, orSkip: "there is no git")
    )
    func hostileRepository() throws {
        try withShop { tool, folder in
            try runGit("init", "--quiet", in: folder)
            try folder.write("* filter=evil diff=evil\n", to: ".gitattributes")
            try runGit("add", ".", in: folder)
            try runGit("commit", "--quiet", "-m", "First", in: folder)
            let command = "touch \(folder.file("pwned").path); cat"
            for key in [
                "filter.evil.smudge", "filter.evil.clean", "filter.evil.process", "diff.evil.textconv",
                "diff.evil.command", "core.fsmonitor", "core.pager", "core.sshCommand", "core.editor",
                "tar.tar.command",
            ] {
                try runGit("config", key, command, in: folder)
            }
            try runGit("config", "core.hooksPath", folder.url.path, in: folder)
            try FileManager.default.createDirectory(at: folder.file("tmp"), withIntermediateDirectories: true)
            var environment = ProcessInfo.processInfo.environment
            environment["TMPDIR"] = folder.file("tmp").path
            let result = try Subprocess(
                ToolRunner.tool,
                ["check", "Definitions", "--since", "HEAD"],
                environment: environment,
                directory: folder.url
            ).run(timeout: 60)
            #expect(result.status == 0, "\(result.outputText)")
            #expect(!FileManager.default.fileExists(atPath: folder.file("pwned").path))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("tmp").path) == [])
        }
    }

    @Test(
        "options that do not go together are wrong usage",
        arguments: [
            ["--update-baseline"], ["--baseline", ""], ["--since", ""],
            ["--baseline", "b", "--update-baseline", "--fix"],
        ]
    )
    func usage(arguments: [String]) throws {
        try withShop { tool, _ in
            let result = try tool.run(["check"] + arguments)
            #expect(result.status == 64)
        }
    }
}
