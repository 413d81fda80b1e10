import Foundation
import TestSupport
import Testing

@Suite("Findings in real definitions")
struct CorpusFindingsTests {
    /// A line of the tool's output in JSON.
    private struct Finding: Decodable {
        struct Part: Decodable {
            var file: String
            var line: Int?
            var column: Int?
        }

        var severity: String
        var id: String
        var file: String
        var line: Int?
        var column: Int?
        /// What the finding stands for, if it stands for others.
        var parts: [Part]?

        /// The places of what was found.
        var places: [Part] { parts ?? [Part(file: file, line: line, column: column)] }
    }

    @Test("the page about them has the recorded numbers")
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
                for place in finding.places {
                    let position = [place.line, place.column].map { $0.map { "\($0)" } ?? "" }
                    lines.append(([place.file] + position + [finding.severity, finding.id]).joined(separator: "\t"))
                }
            }
        }
        lines[1...].sort()
        try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "corpus-findings.tsv")
    }

    @Test(
        "a definition with translations prints at most 15 lines in the middle, and no definition more than 60",
        .needsCorpus
    )
    func lineCounts() throws {
        let root = try #require(Corpus.folder)
        var translated: [Int] = []
        for definition in Corpus.definitions {
            let arguments = ["check", definition.path, "--no-configuration", "--no-project"]
            let result = try Subprocess(ToolRunner.tool, arguments, directory: root).run()
            let count = result.outputText.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(count <= 60, "\(definition.path)")
            if Self.hasTable(beside: root.appendingPathComponent(definition.path)) { translated.append(count) }
        }
        translated.sort()
        let middle = try #require(translated.isEmpty ? nil : translated[translated.count / 2])
        #expect(middle <= 15)
    }

    /// Whether a folder of a language beside a definition, or the one that it is in, has a table of its name.
    private static func hasTable(beside definition: URL) -> Bool {
        let folder = definition.deletingLastPathComponent()
        let parent = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let name = definition.deletingPathExtension().lastPathComponent + ".strings"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.contains { language in
            FileManager.default.fileExists(atPath: parent.appendingPathComponent("\(language)/\(name)").path)
        }
    }
}
