import Foundation
import TestSupport
import Testing

@Suite("Findings in real definitions")
struct CorpusFindingsTests {
    /// A line of the tool's output in JSON.
    private struct Finding: Decodable {
        var severity: String
        var id: String
        var file: String
        var line: Int?
        var column: Int?
    }

    @Test("the page about them counts what is recorded")
    func page() throws {
        func lines(of path: String) throws -> [Substring] {
            try String(contentsOf: PackageFolder.root.appendingPathComponent(path), encoding: .utf8).split(
                separator: "\n"
            )
        }
        var recorded: [Substring: Int] = [:]
        for line in try lines(of: "Tests/Goldens/CommandLineTests/corpus-findings.tsv").dropFirst() {
            recorded[try #require(line.split(separator: "\t").last), default: 0] += 1
        }
        var counted: [Substring: Int] = [:]
        let row = /\| \[`(?<id>[^`]+)`\][^|]*\|[^|]*\| (?<count>\d+) \|.*/
        for match in try lines(of: "Documentation/corpus-findings.md").compactMap({ $0.wholeMatch(of: row) }) {
            counted[match.id] = Int(match.count)
        }
        #expect(counted == recorded)
    }

    @Test("each project with real definitions has exactly the recorded findings", .needsCorpus)
    func findings() throws {
        let projects = Set(Corpus.definitions.compactMap { $0.path.split(separator: "/").first.map(String.init) })
        let root = try #require(Corpus.folder)
        var lines = ["path\tline\tcolumn\tseverity\tid"]
        for project in projects.sorted() {
            let arguments = ["check", project, "--no-configuration", "--diagnostics", "json", "--max-errors", "0"]
            let output = try Subprocess(ToolRunner.tool, arguments, directory: root).run().outputText
            for line in output.split(separator: "\n") {
                let finding = try JSONDecoder().decode(Finding.self, from: Data(line.utf8))
                let place = [finding.line, finding.column].map { $0.map { "\($0)" } ?? "" }
                lines.append(([finding.file] + place + [finding.severity, finding.id]).joined(separator: "\t"))
            }
        }
        try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "corpus-findings.tsv")
    }
}
