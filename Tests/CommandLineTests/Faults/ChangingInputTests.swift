import Foundation
import TestSupport
import Testing

@Suite("Files that others change during a run")
struct ChangingInputTests {
    private static let count = 200

    @Test("a file that was changed after it was read is not written, and the others are", arguments: WritingRun.mending)
    func changedMeanwhile(run: WritingRun) throws {
        try withTool { tool, folder in
            try WritingRun.writeDefinitions(version: 1, count: Self.count, to: folder)
            let files = try folder.contents(of: run.output).sorted { $0.key < $1.key }
            let (first, last) = try (#require(files.first), #require(files.last))
            var isStopped = false
            let result = try tool.run(run.arguments) { process in
                // Once the first file is written all are read, and the last waits for its turn while the run stands still.
                #expect(waitUntil { (try? Data(contentsOf: folder.file(first.key))) != first.value })
                kill(process, SIGSTOP)
                isStopped = try Data(contentsOf: folder.file(last.key)) == last.value
                try folder.write("somebody's work", to: last.key)
                kill(process, SIGCONT)
            }
            try #require(isStopped, "the run has written \(Self.count) files before it could be stopped")
            #expect(result.status == 73)
            #expect(
                (result.outputText + result.errorText).contains(
                    "\(last.key): error: not written, because it has changed in the meantime; run the command again"
                )
            )
            #expect(try folder.text(of: last.key) == "somebody's work")
            for file in files.dropLast() {
                #expect(try Data(contentsOf: folder.file(file.key)) != file.value, "\(file.key)")
            }
            #expect(try !folder.hasTemporaryFiles())
        }
    }

    @Test("a definition that comes and goes generates its output, or nothing, and a message")
    func vanishing() throws {
        let path = "Definitions/D0.intentdefinition"
        let expected = try WritingRun.generate.undisturbedOutput(version: 1, count: 1)
        try withTool { tool, folder in
            try WritingRun.writeDefinitions(version: 1, count: 1, to: folder)
            try FileManager.default.copyItem(at: folder.file(path), to: folder.file("one"))
            let script = "while [ ! -e stop ]; do rm -f \(path); cp one new; mv new \(path); done"
            let changer = Subprocess(URL(fileURLWithPath: "/bin/sh"), ["-c", script], directory: folder.url)
            _ = try changer.run(timeout: 60) { _ in
                for _ in 0..<15 {
                    let result = try tool.run(WritingRun.generate.arguments)
                    #expect([0, 74].contains(result.status), "\(result.errorText)")
                    #expect(result.status == 0 || result.errorText.hasPrefix("\(path):"))
                    #expect(try [[:], expected].contains(folder.contents(of: "Generated")))
                }
                try folder.write("", to: "stop")
            }
            #expect(try !folder.hasTemporaryFiles())
        }
    }
}
