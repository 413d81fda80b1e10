import Foundation
import TestSupport
import Testing

@Suite("Findings in real definitions", .needsCorpus)
struct CorpusFindingsTests {
    /// A line of the tool's output in JSON.
    private struct Finding: Decodable {
        var severity: String
        var id: String
        var file: String
        var line: Int?
        var column: Int?
    }

    @Test("each real definition has exactly the recorded findings")
    func findings() throws {
        try withTool { tool, _ in
            var lines = ["path\tseverity\tid\tfile\tline\tcolumn"]
            for definition in Corpus.definitions {
                let arguments = ["check", definition.url.path, "--no-configuration", "--diagnostics", "json"]
                let output = try tool.run(arguments).outputText
                for line in output.split(separator: "\n") {
                    let finding = try JSONDecoder().decode(Finding.self, from: Data(line.utf8))
                    let place = [finding.line, finding.column].map { $0.map { "\($0)" } ?? "" }
                    let file = URL(fileURLWithPath: finding.file)
                    let name =
                        file.path == definition.url.path ? "" : file.pathComponents.suffix(2).joined(separator: "/")
                    let fields = [definition.path, finding.severity, finding.id, name] + place
                    lines.append(fields.joined(separator: "\t"))
                }
            }
            try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "corpus-findings.tsv")
        }
    }
}
