import Foundation
import TestSupport
import Testing

@Suite("Inputs that change while they are read")
struct ChangingInputTests {
    private static let path = "Definitions/D0.intentdefinition"
    private static let roundCount = 15

    @Test("a definition that is written over and over gives the output of one version, or none, and a message")
    func changing() throws {
        let versions = try [1, 2].map { try WritingRun.generate.undisturbedOutput(version: $0, count: 1) }
        try expectWholeVersions(
            versions,
            whileRunning: "while [ ! -e stop ]; do cat one > \(Self.path); cat two > \(Self.path); done"
        )
    }

    @Test("a definition that comes and goes gives its output, or none, and a message")
    func vanishing() throws {
        let version = try WritingRun.generate.undisturbedOutput(version: 1, count: 1)
        try expectWholeVersions(
            [version, version],
            whileRunning: "while [ ! -e stop ]; do rm -f \(Self.path); cp one new; mv new \(Self.path); done"
        )
    }

    /// Runs the tool beside a shell that changes its input, and expects each file to be of one of two versions.
    private func expectWholeVersions(_ versions: [[String: Data]], whileRunning script: String) throws {
        try withTool { tool, folder in
            for (version, name) in [(2, "two"), (1, "one")] {
                try WritingRun.writeDefinitions(version: version, count: 1, to: folder)
                try FileManager.default.copyItem(at: folder.file(Self.path), to: folder.file(name))
            }
            try tool.run(WritingRun.generate.arguments)
            let changer = Subprocess(URL(fileURLWithPath: "/bin/sh"), ["-c", script], directory: folder.url)
            _ = try changer.run(timeout: 60) { _ in
                for _ in 0..<Self.roundCount {
                    let result = try tool.run(WritingRun.generate.arguments)
                    #expect([0, 1, 74].contains(result.status), "\(result.errorText)")
                    #expect(result.status == 0 || result.errorText.hasPrefix("\(Self.path):"))
                    for (path, content) in try folder.contents(of: "Generated") {
                        #expect(versions.contains { $0[path] == content }, "\(path)")
                    }
                }
                try folder.write("", to: "stop")
            }
            #expect(try !folder.hasTemporaryFiles())
        }
    }
}
