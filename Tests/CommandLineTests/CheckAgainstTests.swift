import Foundation
import TestSupport
import Testing

private let hasGit = (try? Subprocess.find("git")) != nil

@Suite("check --against") struct CheckAgainstTests {
    private static let definition = "Definitions/Shop.intentdefinition"

    @discardableResult
    private func git(_ arguments: String..., in folder: TemporaryFolder) throws -> Subprocess.Result {
        let settings = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        let result = try Subprocess(try Subprocess.find("git"), settings + arguments, directory: folder.url)
            .run(timeout: 60)
        try #require(result.succeeded, "\(result.errorText)")
        return result
    }

    private func check(_ earlier: String, _ tool: ToolRunner, _ paths: String...) throws -> Subprocess.Result {
        try tool.run(["check", "--diagnostics", "short", "--against", earlier] + paths)
    }

    /// Gives a test a repository with two intents in its only revision, of which the folder has one.
    private func withRepository(_ body: (ToolRunner, TemporaryFolder) throws -> Void) throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: Self.definition)
            try git("init", "--quiet", in: folder)
            try git("add", ".", in: folder)
            try git("commit", "--quiet", "-m", "First", in: folder)
            try git("tag", "v1", in: folder)
            try folder.write(Definitions.intents("Order"), to: Self.definition)
            try body(tool, folder)
        }
    }

    private static let gone = "error: intent 'Cancel' was removed"

    @Test(
        "an intent that a revision has is missed, for a folder and for a file",
        .requires(hasGit, orSkip: "there is no git"),
        arguments: [("v1", "Definitions"), ("HEAD", "."), ("HEAD", definition)]
    )
    func revision(name: String, path: String) throws {
        try withRepository { tool, _ in
            let result = try check(name, tool, path)
            #expect(result.status == 1)
            let lines = result.outputText.split(separator: "\n").filter { $0.contains("identity-changed") }
            #expect(lines.count == 1, "\(result.outputText)")
            #expect(lines.first?.hasPrefix("\(Self.definition):8:1: \(Self.gone)") == true, "\(lines)")
            #expect(result.outputText.contains("\(name):\(Self.definition):"), "the note names the revision")
        }
    }

    @Test("what a revision doesn't contain is new", .requires(hasGit, orSkip: "there is no git"))
    func newIntent() throws {
        try withRepository { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel", "Refund"), to: Self.definition)
            try folder.write(Definitions.intents("Browse"), to: "Definitions/New.intentdefinition")
            #expect(try !check("v1", tool).outputText.contains("identity-changed"))
        }
    }

    @Test(
        "a definition that is gone is missed, and one that moved is not",
        .requires(hasGit, orSkip: "there is no git")
    )
    func goneDefinition() throws {
        try withRepository { tool, folder in
            try FileManager.default.removeItem(at: folder.file(Self.definition))
            try folder.write(Definitions.intents("Order"), to: "Definitions/Moved.intentdefinition")
            let text = try check("v1", tool).outputText
            #expect(text.contains("\(Self.definition): error: intent 'Cancel' was removed with its definition"))
            #expect(!text.contains("'Order' was removed"))
        }
    }

    @Test("excluded definitions are not compared", .requires(hasGit, orSkip: "there is no git"))
    func excluded() throws {
        try withRepository { tool, folder in
            try folder.write(#"{"version": 1, "check": {"excludedPaths": ["Definitions"]}}"#, to: "intentc.json")
            #expect(try !check("v1", tool).outputText.contains("identity-changed"))
        }
    }

    @Test(
        "a revision that git doesn't know is an error with the next step",
        .requires(hasGit, orSkip: "there is no git"),
        arguments: ["v2", "--output=x", "HEAD:Definitions"]
    )
    func unknownRevision(name: String) throws {
        try withRepository { tool, folder in
            let result = try tool.run("check", "--diagnostics", "short", "--against=\(name)")
            #expect(result.status == 74)
            #expect(result.outputText.contains("error: can't compare with '\(name)': "))
            #expect(result.outputText.contains("name a revision, or a folder with the earlier definitions"))
            #expect(try folder.paths().contains("x") == false)
        }
    }

    @Test(
        "in a shallow clone, the error says how to get the missing revision",
        .requires(hasGit, orSkip: "there is no git")
    )
    func shallowClone() throws {
        try withRepository { tool, folder in
            try git("commit", "--quiet", "--all", "-m", "Second", in: folder)
            try git("clone", "--quiet", "--depth", "1", folder.url.absoluteString, "clone", in: folder)
            let result = try check("HEAD~1", tool, "clone")
            #expect(result.status == 74)
            #expect(
                result.outputText.contains(
                    """
                    the repository of 'clone' is a shallow clone without the revision 'HEAD~1'; run \
                    'git fetch --unshallow' to get it
                    """
                ),
                "\(result.outputText)"
            )
        }
    }

    @Test("without a repository or without git, the reason is reported", .requires(hasGit, orSkip: "there is no git"))
    func withoutGit() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order"), to: Self.definition)
            let result = try check("v1", tool)
            #expect(result.status == 74)
            #expect(result.outputText.contains("'.' isn't in a Git repository"))
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = folder.url.path
            let other = try Subprocess(
                ToolRunner.tool,
                ["check", "--against", "v1"],
                environment: environment,
                directory: folder.url
            ).run(timeout: 60)
            #expect(other.outputText.contains("'git' isn't in a folder of 'PATH'"))
        }
    }

    @Test("a folder with the earlier definitions is compared by the paths in it")
    func folder() throws {
        try withTool { tool, folder in
            try folder.write(Definitions.intents("Order", "Cancel"), to: "Old/Deep/Shop.intentdefinition")
            try folder.write(Definitions.intents("Order"), to: "Definitions/Deep/Shop.intentdefinition")
            let result = try check("Old", tool, "Definitions")
            #expect(result.outputText.contains("Definitions/Deep/Shop.intentdefinition:8:1: \(Self.gone)"))
            #expect(result.outputText.contains("Old/Deep/Shop.intentdefinition:"))
            #expect(try !check("Definitions", tool, "Definitions").outputText.contains("identity-changed"))
        }
    }

    @Test("an earlier definition that can't be read is an error at its place")
    func unreadable() throws {
        try withTool { tool, folder in
            try folder.write("broken", to: "Old/Shop.intentdefinition")
            try folder.write(Definitions.intents("Order"), to: Self.definition)
            let result = try check("Old", tool)
            #expect(result.status == 1)
            #expect(result.outputText.contains("Old/Shop.intentdefinition:1:1: error: "))
        }
    }
}
