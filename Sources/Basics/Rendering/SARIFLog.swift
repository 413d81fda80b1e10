/// A log of findings in the Static Analysis Results Interchange Format (SARIF) 2.1.0, which code hosts and editors
/// read.
///
/// Section numbers refer to the OASIS standard. Columns count UTF-16 code units.
package struct SARIFLog {
    /// The tool that produced the findings.
    package struct Tool: Sendable {
        /// Its name.
        package var name: String
        /// Its version, as a semantic version.
        package var version: String

        /// Creates a tool.
        package init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    private let tool: Tool
    private let results: [Result]
    /// The rules with findings, sorted by id.
    private let rules: [RuleDescription]
    private let ruleIndices: [Diagnostic.ID: Int]
    /// The files with findings, notes or fixes, sorted by path.
    private let files: [String]
    private let fileIndices: [String: Int]
    var sources: SourceLibrary

    /// A finding, and whether and why the user accepts it.
    private struct Result {
        var diagnostic: Diagnostic
        var isSuppressed = false
        var reason: String?
    }

    /// Prepares a log.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings, in the order of the log.
    ///   - suppressed: The findings that the user accepts, which follow the others.
    ///   - tool: The tool that produced the findings.
    ///   - rule: Returns the description of a rule.
    ///   - sources: The texts of the files.
    package init(
        of diagnostics: [Diagnostic],
        suppressed: [SuppressedDiagnostic] = [],
        by tool: Tool,
        rule: (Diagnostic.ID) -> RuleDescription?,
        sources: SourceLibrary
    ) {
        self.tool = tool
        let accepted = suppressed.map { Result(diagnostic: $0.diagnostic, isSuppressed: true, reason: $0.reason) }
        results = diagnostics.map { Result(diagnostic: $0) } + accepted

        let all = results.map(\.diagnostic)
        self.sources = sources
        rules = Set(all.map(\.id)).compactMap(rule).sorted { $0.id.rawValue < $1.id.rawValue }
        ruleIndices = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
        files = Set(all.flatMap(\.files)).sorted()
        fileIndices = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// Writes the log as JSON, in pieces, with a line break at the end.
    package mutating func write(to output: ([UInt8]) -> Void) {
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", Self.schema)
            json.member("version", "2.1.0")
            json.key("runs")
            json.array { json in json.object { json in writeRun(to: &json, output) } }
        }
        output(json.takeBytes())
        output([UInt8(ascii: "\n")])
    }

    /// The minimum size of a piece, in bytes.
    private static let pieceSize = 64 * 1024

    /// Writes the members of a run (3.14).
    private mutating func writeRun(to json: inout JSONWriter, _ output: ([UInt8]) -> Void) {
        json.key("tool")
        json.object { json in
            json.key("driver")
            json.object { json in writeDriver(to: &json) }
        }

        json.member("columnKind", "utf16CodeUnits")
        json.member("artifacts", objects: files) { json, file in
            json.key("location")
            json.object { json in json.member("uri", file.uriReference) }
        }

        json.key("results")
        json.array { json in
            for result in results {
                json.object { json in
                    writeResult(result.diagnostic, to: &json)
                    writeSuppressions(of: result, to: &json)
                }
                if json.bytes.count >= Self.pieceSize { output(json.takeBytes()) }
            }
        }
    }

    /// Writes the members of a tool component (3.19) and its rules (3.49).
    private func writeDriver(to json: inout JSONWriter) {
        json.member("name", tool.name)
        json.member("version", tool.version)
        json.member("semanticVersion", tool.version)
        json.member("rules", objects: rules) { json, rule in
            json.member("id", rule.id.rawValue)
            json.message("shortDescription", rule.summary.asSentence)
            json.message("fullDescription", rule.explanation.trigger)
            json.key("help")
            json.object { json in
                json.member("text", rule.explanation.remedy)
                json.member("markdown", "\(rule.explanation.importance)\n\n\(rule.explanation.remedy)")
            }
            json.key("defaultConfiguration")
            json.object { json in json.member("level", rule.severity.rawValue) }
            json.key("properties")
            json.object { json in
                json.key("tags")
                json.array { json in json.string(rule.category.rawValue) }
            }
        }
    }

    /// Writes the suppressions of a result (3.35). They are in the configuration, outside of the file. A result without
    /// suppressions has an empty array, because either all results of a run have the member or none do (3.27.23).
    private func writeSuppressions(of result: Result, to json: inout JSONWriter) {
        json.key("suppressions")
        json.array { json in
            guard result.isSuppressed else { return }
            json.object { json in
                json.member("kind", "external")
                json.member("status", "accepted")
                json.member("justification", ifPresent: result.reason.flatMap { $0.isEmpty ? nil : $0 })
            }
        }
    }

    /// Writes the members of a result (3.27).
    private mutating func writeResult(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        json.member("ruleId", diagnostic.id.rawValue)
        if let index = ruleIndices[diagnostic.id] { json.member("ruleIndex", index) }
        json.member("level", diagnostic.severity.rawValue)
        json.message("message", diagnostic.message)

        json.key("locations")
        json.array { json in json.object { json in writePhysicalLocation(diagnostic.location, to: &json) } }

        // The findings that the result stands for come first.
        let related = diagnostic.parts.map { Diagnostic.Note($0.message, at: $0.location) } + diagnostic.notes
        if !related.isEmpty {
            json.key("relatedLocations")
            json.array { json in
                for note in related {
                    json.object { json in
                        writePhysicalLocation(note.location, to: &json)
                        json.message("message", note.message)
                    }
                }
            }
        }

        writeRenames(diagnostic.fixIts.flatMap(\.renames), to: &json)
        // The standard's fixes can't rename files, and without the rename the edits would be incomplete.
        let fixes = diagnostic.fixIts.filter { !$0.edits.isEmpty && $0.renames.isEmpty }
        guard !fixes.isEmpty else { return }
        json.key("fixes")
        json.array { json in for fix in fixes { json.object { json in writeFix(fix, to: &json) } } }
    }

    /// Writes the physical location (3.29) of a location (3.28).
    private mutating func writePhysicalLocation(_ location: SourceLocation, to json: inout JSONWriter) {
        json.key("physicalLocation")
        json.object { json in
            writeArtifactLocation(location.file, to: &json)
            guard let position = location.position else { return }
            json.key("region")
            json.object { json in
                let file = sources.file(location.file, around: location.end ?? position)
                writeRegion(from: position, to: location.end, in: file, to: &json)
            }
        }
    }

    /// Writes an artifact location (3.4).
    func writeArtifactLocation(_ file: String, to json: inout JSONWriter) {
        json.key("artifactLocation")
        json.object { json in
            json.member("uri", file.uriReference)
            if let index = fileIndices[file] { json.member("index", index) }
        }
    }

    /// Writes the members of a region (3.30); without columns if the text is unknown.
    func writeRegion(
        from start: SourcePosition,
        to end: SourcePosition?,
        in source: SourceFile?,
        to json: inout JSONWriter
    ) {
        json.member("startLine", start.line)
        guard let column = source?.utf16Column(of: start) else { return }
        json.member("startColumn", column)
        guard let end, let endColumn = source?.utf16Column(of: end) else { return }
        json.member("endLine", end.line)
        json.member("endColumn", endColumn)
    }
}

extension Diagnostic {
    /// The files of the finding, its notes and its fix-its.
    fileprivate var files: [String] {
        [location.file] + parts.map(\.location.file) + notes.map(\.location.file)
            + fixIts.flatMap { $0.edits.map(\.file) }
    }
}

extension JSONWriter {
    /// Writes a member whose value is an object with a text: a message (3.11), a description (3.12) or content (3.3).
    mutating func message(_ name: String, _ text: String) {
        key(name)
        object { json in json.member("text", text) }
    }
}
