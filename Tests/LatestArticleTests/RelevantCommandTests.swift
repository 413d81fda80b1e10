import TestSupport
import Testing

@Suite("The command for relevant shortcuts")
struct RelevantCommandTests {
    /// Runs `relevant rank` after `relevant set`.
    private func rank(_ arguments: String...) throws -> [String] {
        var lines: [String] = []
        try withApp { app in
            try app.run("relevant", "set")
            let result = try app.run(arguments: ["relevant", "rank"] + arguments)
            #expect(result.succeeded)
            #expect(result.errorText.isEmpty)
            lines = result.outputText.split(separator: "\n").map(String.init)
        }
        return lines
    }

    @Test("what is set is shown, with the moment at which it weighs most")
    func set() throws {
        try withApp { app in
            try #expect(
                app.run("relevant", "set").outputText == """
                    set 3 relevant shortcuts, with the moments that score 1.00:
                      1. Latest Article: in the situation 'morning'
                      2. Latest Article: in the situation 'commute'
                      3. Latest Article: at 'Reading room'

                    """
            )
        }
    }

    @Test("before any are set, there is nothing to rank")
    func nothing() throws {
        try withApp { app in
            let result = try app.run("relevant", "rank")
            #expect(result.outputText == "no relevant shortcuts yet; 'relevant set' sets them\n")
        }
    }

    @Test("in the morning, the one for the morning comes first")
    func morning() throws {
        let lines = try rank("--at", "2026-05-31T07:30:00Z")
        #expect(lines.count == 3)
        #expect(lines.first == "1.00  1. Latest Article: the situation is 'morning' (1.00)")
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("0.00  ") })
    }

    @Test("on the way, the one for the way comes first")
    func commute() throws {
        let lines = try rank("--at", "2026-05-31T15:00:00Z", "--situation", "commute")
        #expect(lines.first == "1.00  2. Latest Article: the situation is 'commute' (1.00)")
    }

    @Test("in the reading room, the one for the reading room comes first")
    func place() throws {
        let lines = try rank("--at", "2026-05-31T15:00:00Z", "--near", "52.5177,13.3929,20")
        #expect(lines.first == "1.00  3. Latest Article: at 'Reading room' (1.00)")
    }

    @Test("time, place and situations go together")
    func together() throws {
        let lines = try rank(
            "--situation",
            "commute",
            "--near=52.5177,13.3929",
            "--at",
            "2026-05-31T07:30:00Z",
            "--situation",
            "home"
        )
        #expect(lines.map { $0.prefix(4) } == ["1.00", "1.00", "1.00"])
    }

    @Test("a position that is less accurate than the place is large is noted")
    func roughFix() throws {
        let lines = try rank("--near", "52.5177,13.3929,900")
        #expect(lines.first?.hasPrefix("note: ") == true)
        #expect(lines.count == 4)
    }
}
