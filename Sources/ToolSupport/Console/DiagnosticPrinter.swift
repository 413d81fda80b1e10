package import Basics
import CodeGeneration
import PropertyLists

/// Prints findings in the format that the user chose: sorted, each once.
struct DiagnosticPrinter {
    /// The maximum number of findings of one rule in one file that are all shown with their source lines.
    private static let excerptLimit = 2

    /// The format.
    var format: DiagnosticFormat
    /// The maximum number of findings to print; `nil` for all.
    var findingLimit: Int?
    /// The maximum number of errors to print; `nil` for all.
    var errorLimit: Int?
    /// Whether to use colors.
    var isColored: Bool
    /// The maximum number of columns per line.
    var width: Int
    /// Returns the description of a rule.
    var rule: (Diagnostic.ID) -> RuleDescription?
    /// The texts of the files.
    var sources = SourceLibrary.files

    /// Writes the findings as UTF-8 with a line break at the end, in any number of pieces.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - suppressed: The findings that the user accepts, for formats that include them.
    ///   - output: Receives the pieces.
    /// - Returns: A note about the findings left out, for formats that programs read, which don't include it.
    mutating func write(
        _ diagnostics: [Diagnostic],
        suppressed: [SuppressedDiagnostic] = [],
        to output: ([UInt8]) -> Void
    ) -> String {
        let report = DiagnosticReport(diagnostics, findingLimit: findingLimit, errorLimit: errorLimit)
        let shown = report.shown
        func write(_ text: String) {
            if !text.isEmpty { output(Array(text.utf8)) }
        }
        switch format {
        case .text: write(excerpts(of: withEnds(shown)) + omission(of: report))
        case .short: write(shown.map { $0.text(isColored: isColored) + "\n" }.joined() + omission(of: report))
        case .xcode: write(shown.map { $0.withAbsolutePaths.text() + "\n" }.joined() + omission(of: report))
        case .json:
            write(withEnds(shown).map(json).joined())
            return omission(of: report)
        case .github:
            write(withEnds(shown).map { $0.workflowCommand(sources: &sources) + "\n" }.joined())
            return omission(of: report)
        case .sarif:
            writeSARIF(withEnds(shown), suppressed: withEnds(suppressed), to: output)
            return omission(of: report)
        }
        return ""
    }

    private mutating func withEnds(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        sources.addingEnds(to: diagnostics) { $0.endOfElement(at: $1) }
    }

    private mutating func withEnds(_ suppressed: [SuppressedDiagnostic]) -> [SuppressedDiagnostic] {
        let reasons = Dictionary(suppressed.map { ($0.diagnostic, $0.reason) }) { first, _ in first }
        return DiagnosticReport(reasons.keys).shown.flatMap { diagnostic in
            withEnds([diagnostic]).map { SuppressedDiagnostic($0, reason: reasons[diagnostic] ?? nil) }
        }
    }

    /// The findings with their source lines. If a rule has many findings in one file, only the first gets its lines, so
    /// that the rule's findings don't bury those of other rules.
    private mutating func excerpts(of diagnostics: [Diagnostic]) -> String {
        let rendering = ExcerptRendering(isColored: isColored, width: width)
        var counts: [Diagnostic.ID: [String: Int]] = [:]
        for diagnostic in diagnostics { counts[diagnostic.id, default: [:]][diagnostic.location.file, default: 0] += 1 }

        var shownCounts: [Diagnostic.ID: [String: Int]] = [:]
        return diagnostics.map { diagnostic in
            let (id, file) = (diagnostic.id, diagnostic.location.file)
            shownCounts[id, default: [:]][file, default: 0] += 1
            let isOneOfMany = counts[id]?[file] ?? 0 > Self.excerptLimit
            guard isOneOfMany, shownCounts[id]?[file] ?? 0 > 1 else {
                return rendering.text(of: diagnostic, sources: &sources) + "\n"
            }
            return diagnostic.line(isColored: isColored) + "\n"
        }
        .joined()
    }

    private func omission(of report: DiagnosticReport) -> String {
        if report.omittedFindingCount > 0 {
            return "\(counted(report.omittedFindingCount, "finding")) not shown; see all with '--max-findings 0'\n"
        }
        guard report.omittedErrorCount > 0 else { return "" }
        return "\(counted(report.omittedErrorCount, "error")) not shown; see all with '--max-errors 0'\n"
    }

    private func json(of diagnostic: Diagnostic) -> String {
        var json = JSONWriter(.compact)
        diagnostic.writeJSON(to: &json, category: rule(diagnostic.id)?.category)
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private func writeSARIF(
        _ diagnostics: [Diagnostic],
        suppressed: [SuppressedDiagnostic],
        to output: ([UInt8]) -> Void
    ) {
        var log = SARIFLog(
            of: diagnostics,
            suppressed: suppressed,
            by: SARIFLog.Tool(name: "intentc", version: DefinitionCompiler.version),
            rule: rule,
            sources: sources
        )
        log.write(to: output)
    }
}

extension SourceLibrary {
    /// Files on disk.
    static var files: SourceLibrary {
        SourceLibrary { path in
            let bytes = try? FileReader.contents(of: Path(path), limit: PropertyListParser.Limits().byteCount)
            return bytes.flatMap { SourceFile(path: path, decoding: $0) }
        } startingWith: { path in
            let start = try? InputReader.startOfLargeFile(Path(path))
            return start.flatMap { SourceFile(path: path, decoding: $0) }
        }
    }
}

extension Diagnostic {
    /// The finding with paths that don't depend on the working folder.
    fileprivate var withAbsolutePaths: Diagnostic {
        guard let folder = try? Path.workingFolder() else { return self }
        var diagnostic = self
        diagnostic.location.file = Path(location.file).absolute(in: folder).text
        for index in parts.indices {
            diagnostic.parts[index].location.file = Path(parts[index].location.file).absolute(in: folder).text
        }
        for index in notes.indices {
            diagnostic.notes[index].location.file = Path(notes[index].location.file).absolute(in: folder).text
        }
        return diagnostic
    }
}

extension Console {
    /// Prints findings to standard error.
    package func report(
        _ diagnostics: [Diagnostic],
        as format: DiagnosticFormat,
        suppressed: [SuppressedDiagnostic] = [],
        errorLimit: FindingLimit = FindingLimit()
    ) {
        var printer = self.printer(of: format, errorLimit: errorLimit, isColored: isColored)
        _ = printer.write(diagnostics, suppressed: suppressed) { writeError(String(decoding: $0, as: UTF8.self)) }
    }

    /// Prints findings to standard output. For formats that programs read, a note about the findings left out goes to
    /// standard error.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - suppressed: The findings that the user accepts, for formats that include them.
    ///   - files: The files that were already read; others are read if their lines are shown.
    ///   - format: The format.
    ///   - findingLimit: The maximum number of findings to print.
    ///   - errorLimit: The maximum number of errors to print.
    package func print(
        _ diagnostics: [Diagnostic],
        suppressed: [SuppressedDiagnostic],
        in files: [SourceFile] = [],
        as format: DiagnosticFormat,
        findingLimit: FindingLimit = FindingLimit(),
        errorLimit: FindingLimit
    ) throws(ToolFailure) {
        var printer = self.printer(
            of: format,
            findingLimit: findingLimit,
            errorLimit: errorLimit,
            isColored: isOutputColored
        )
        printer.sources.insert(files)

        var failure: ToolFailure?
        let omission = printer.write(diagnostics, suppressed: suppressed) { bytes in
            guard failure == nil else { return }
            do throws(ToolFailure) { try write(bytes) } catch { failure = error }
        }

        if let failure { throw failure }
        if !omission.isEmpty { writeError(omission) }
    }

    private func printer(
        of format: DiagnosticFormat,
        findingLimit: FindingLimit = FindingLimit(),
        errorLimit: FindingLimit,
        isColored: Bool
    ) -> DiagnosticPrinter {
        DiagnosticPrinter(
            format: format,
            findingLimit: findingLimit.count,
            errorLimit: errorLimit.count,
            isColored: isColored,
            width: width,
            rule: rule
        )
    }
}
