import Foundation
import TestSupport
import Testing

@Suite("Runs that are ended or not alone")
struct InterruptionTests {
    private static let count = 16

    @Test(
        "a run that is asked to end leaves whole files and nothing temporary, and the next one does the rest",
        arguments: WritingRun.all,
        [SIGINT, SIGTERM]
    )
    func askedToEnd(run: WritingRun, signal: CInt) throws {
        try expectWholeFiles(of: run, after: signal, roundCount: 3)
    }

    @Test(
        "a killed run leaves whole files, and the next one does the rest and removes temporary files",
        arguments: WritingRun.all
    )
    func killed(run: WritingRun) throws {
        try expectWholeFiles(of: run, after: SIGKILL, roundCount: 5)
    }

    /// Ends runs at random moments, and then lets one run to its end.
    private func expectWholeFiles(
        of run: WritingRun,
        after signal: CInt,
        roundCount: Int
    ) throws {
        let new = try run.undisturbedOutput(version: 2, count: Self.count)
        try withTool { tool, folder in
            for round in 0..<roundCount {
                try WritingRun.writeDefinitions(version: 1, count: Self.count, to: folder)
                if run.output == "Generated" { try tool.run(run.arguments) }
                try WritingRun.writeDefinitions(version: 2, count: Self.count, to: folder)
                let old = try folder.contents(of: run.output)
                let result = try tool.run(run.arguments) { process in
                    // As far as the first file that is written, and a little further in each round.
                    let isUnderWay = waitUntil { Self.hasChanged(folder, run, old) || !Self.isRunning(process) }
                    #expect(isUnderWay)
                    usleep(UInt32(round * 300))
                    kill(process, signal)
                }
                #expect(result.status == signal && result.wasKilled || result.status <= 1)
                for (path, content) in try folder.contents(of: run.output) where !path.hasSuffix(".tmp") {
                    #expect(content == old[path] || content == new[path], "\(path)")
                }
                #expect(try signal == SIGKILL || !folder.hasTemporaryFiles())
            }
            // A run that ended too late to be disturbed has left nothing to do, and so would the next.
            try WritingRun.writeDefinitions(version: 2, count: Self.count, to: folder)
            let leftOver = try folder.writeLeftOver(to: run.output)
            try tool.run(run.arguments)
            #expect(try folder.contents(of: run.output).filter { $0.value != new[$0.key] }.keys.sorted() == [])
            #expect(!FileManager.default.fileExists(atPath: leftOver.path))
        }
    }

    private static func hasChanged(_ folder: TemporaryFolder, _ run: WritingRun, _ old: [String: Data]) -> Bool {
        old.contains { (try? Data(contentsOf: folder.file($0.key))) != $0.value }
    }

    /// Whether a child has not ended yet; it stays to be waited for.
    private static func isRunning(_ process: pid_t) -> Bool {
        var information = siginfo_t()
        waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
        return information.si_signo == 0
    }

    @Test(
        "a file with a name like that of a temporary one stays, also with the number of the process",
        arguments: WritingRun.all
    )
    func similarName(run: WritingRun) throws {
        try withTool { tool, folder in
            try WritingRun.writeDefinitions(version: 1, to: folder)
            let words = ([tool.program.path] + run.arguments).map { "'\($0)'" }.joined(separator: " ")
            let folders = "\(run.output) \(run.output)/D0"
            let leave = "mkdir -p \(folders); for f in \(folders); do echo mine > $f/.intentc-$$.tmp; done"
            #expect(try shell("\(leave); exec \(words)", in: folder).status <= 1)
            #expect(try folder.paths(below: run.output).filter { $0.hasSuffix(".tmp") }.count == 2)
            for (path, content) in try run.undisturbedOutput(version: 1) {
                #expect(try Data(contentsOf: folder.file(path)) == content, "\(path)")
            }
        }
    }

    @Test("two runs at once give the same result as one", arguments: WritingRun.all)
    func twoAtOnce(run: WritingRun) throws {
        let expected = try run.undisturbedOutput(version: 1, count: Self.count)
        try withTool { tool, folder in
            let words = ([tool.program.path] + run.arguments).map { "'\($0)'" }.joined(separator: " ")
            for _ in 0..<3 {
                try? FileManager.default.removeItem(at: folder.file("Generated"))
                try WritingRun.writeDefinitions(version: 1, count: Self.count, to: folder)
                let both = "\(words) & first=$!; \(words); second=$?; wait $first; echo \"$? $second\" > statuses"
                _ = try shell(both, in: folder)
                let statuses = try folder.text(of: "statuses").split(whereSeparator: \.isWhitespace).compactMap {
                    Int($0)
                }
                // Of two that mend one file, the later one sees that it was changed meanwhile.
                let isExpected: (Int) -> Bool = { $0 <= 1 || run.output == "Definitions" && $0 == 73 }
                #expect(statuses.count == 2 && statuses.allSatisfy(isExpected), "\(statuses)")
                #expect(try folder.contents(of: run.output).filter { $0.value != expected[$0.key] }.keys.sorted() == [])
                #expect(try !folder.hasTemporaryFiles())
            }
        }
    }
}
