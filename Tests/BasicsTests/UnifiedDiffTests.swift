import Basics
import Foundation
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff(of: "A", from: Array(old.utf8), to: Array(new.utf8)).text
    }

    @Test("equal texts have no difference")
    func equal() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
        #expect(diff("", "") == "")
    }

    @Test("a new name is shown as git shows it, with the other changes")
    func rename() {
        func diff(_ new: String) -> String {
            UnifiedDiff(of: "b/B", renamedFrom: "b/A", from: Array("x\n".utf8), to: Array(new.utf8)).text
        }
        let names = "rename from b/A\nrename to b/B\n"
        #expect(diff("x\n") == "diff --git a/b/A b/b/B\nsimilarity index 100%\n\(names)")
        #expect(diff("y\n") == "diff --git a/b/A b/b/B\n\(names)--- a/b/A\n+++ b/b/B\n@@ -1 +1 @@\n-x\n+y\n")
    }

    @Test("a change stands between three lines of context")
    func change() {
        #expect(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
                --- a/A
                +++ b/A
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """
        )
    }

    @Test("for content that isn't UTF-8 text, the diff only says that it differs")
    func binary() {
        let utf16 = "\"a\" = \"b\";\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let diff = UnifiedDiff(of: "A", from: utf16, to: Array("\"a\" = \"b\";\n".utf8))
        #expect(diff.text == "Binary files a/A and b/A differ\n")
        #expect(UnifiedDiff(of: "A", from: utf16, to: utf16).text == "")
    }

    @Test("a missing line break at the end of a text is shown")
    func missingLineBreak() {
        #expect(
            diff("a", "a\n") == """
                --- a/A
                +++ b/A
                @@ -1 +1 @@
                -a
                \\ No newline at end of file
                +a

                """
        )
    }

    @Test("the lines of a new file start after line 0")
    func newFile() {
        #expect(diff("", "a\nb\n") == "--- a/A\n+++ b/A\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    }

    @Test(
        "'patch' turns the old text into the new one",
        .requires((try? Subprocess.find("patch")) != nil, orSkip: "there is no program 'patch'")
    )
    func patch() throws {
        var random = SeededRandom(seed: 7)
        for round in 0..<30 {
            // Texts of the last rounds have more lines than the search for the least changes takes, and few unlike ones.
            let lineCount = Int.random(in: 0...(round < 20 ? 40 : 4000), using: &random)
            let old = (0..<lineCount).map { _ in "\(Int.random(in: 0...9, using: &random))" }
            var new = old
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let index = Int.random(in: 0...new.count, using: &random)
                if Bool.random(using: &random) {
                    new.insert("new \(Int.random(in: 0...2, using: &random))", at: index)
                } else {
                    new.removeSubrange(index..<min(new.count, index + Int.random(in: 0...20, using: &random)))
                }
            }
            try expectPatch(turns: old, into: new)
        }
    }

    @Test(
        "'patch' finds files whatever their names are",
        .requires((try? Subprocess.find("patch")) != nil, orSkip: "there is no program 'patch'"),
        arguments: ["A", "a b", " a", "a\nb", "a\tb", "\"a\\", "ä 🍲", "a\u{1B}\u{7F}b", "--- a/A"]
    )
    func names(name: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("1\n", to: name)
            let diff = UnifiedDiff(of: name, from: Array("1\n".utf8), to: Array("2\n".utf8)).text
            try folder.write(diff, to: "the.diff")
            let result = try Subprocess(named: "patch", ["-p1", "-i", "the.diff"], directory: folder.url).run(
                timeout: 20
            )
            #expect(result.succeeded, "\(result.outputText)")
            #expect(try folder.text(of: name) == "2\n")
        }
    }

    private func expectPatch(turns old: [String], into new: [String]) throws {
        let (oldText, newText) = (old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
        guard oldText != newText, !oldText.isEmpty, !newText.isEmpty else { return }
        try withTemporaryFolder { folder in
            try folder.write(oldText, to: "A")
            try folder.write(diff(oldText, newText), to: "A.diff")
            let result = try Subprocess(named: "patch", ["-p1", "-i", "A.diff"], directory: folder.url).run(timeout: 20)
            #expect(result.succeeded, "\(result.outputText)")
            #expect(try folder.text(of: "A") == newText)
        }
    }

    /// The shortest way among all would take time and memory by the square of the changes.
    @Test("tens of thousands of changes are each shown at their place", .timeLimit(.minutes(5)))
    func manyChanges() {
        let count = 10_000
        func text(tag: Int) -> String {
            (0..<count).map { "<dict>\n<key>name</key>\n<string>Do\($0)</string>\n<key>tag</key>\n\(tag)\n</dict>\n" }
                .joined()
        }
        let lines = diff(text(tag: 1), text(tag: 3)).split(separator: "\n").dropFirst(2)
        #expect(lines.filter { $0.hasPrefix("-") } == Array(repeating: "-1", count: count))
        #expect(lines.filter { $0.hasPrefix("+") } == Array(repeating: "+3", count: count))
    }

    @Test("if a long block is removed, nothing else is shown")
    func removedBlock() {
        func text(_ numbers: Range<Int>) -> String {
            numbers.map { "<dict>\n<string>Do\($0)</string>\n</dict>\n" }.joined()
        }
        let lines = diff(text(0..<5000), text(0..<1000) + text(4000..<5000)).split(separator: "\n").dropFirst(2)
        #expect(lines.count { $0.hasPrefix("-") } == 9000)
        #expect(!lines.contains { $0.hasPrefix("+") })
    }
}
