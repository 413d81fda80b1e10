import DefinitionDiagnostics
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

    @Test("a missing line break at the end of a text is told")
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
        for _ in 0..<20 {
            let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))"
            }
            var new = old
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let index = Int.random(in: 0...new.count, using: &random)
                if Bool.random(using: &random) {
                    new.insert("new", at: index)
                } else if index < new.count {
                    new.remove(at: index)
                }
            }
            try withTemporaryFolder { folder in
                let (oldText, newText) = (old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
                guard oldText != newText, !oldText.isEmpty, !newText.isEmpty else { return }
                try folder.write(oldText, to: "A")
                try folder.write(diff(oldText, newText), to: "A.diff")
                let result = try Subprocess(named: "patch", ["-p1", "-i", "A.diff"], directory: folder.url).run(
                    timeout: 20
                )
                #expect(result.succeeded, "\(result.outputText)")
                #expect(try folder.text(of: "A") == newText)
            }
        }
    }
}
