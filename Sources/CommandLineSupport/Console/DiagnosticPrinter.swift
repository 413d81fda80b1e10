import DefinitionCompiler
package import DefinitionDiagnostics
import PropertyListXML

/// Prints findings in the form that the user asks for: sorted, each once.
struct DiagnosticPrinter {
    /// The form.
    var format: DiagnosticFormat
    /// The most errors that are told; `nil` for all.
    var errorLimit: Int?
    /// Whether there are colors.
    var isColored: Bool
    /// The most columns of a line.
    var width: Int
    /// Describes the findings with an id.
    var rule: (Diagnostic.ID) -> RuleDescription?
    /// The texts of the files.
    var sources = SourceLibrary.files

    /// The findings as text, with a line break at the end.
    ///
    /// - Parameter suppressed: The findings that the user accepts, for forms that have a place for them.
    mutating func text(of diagnostics: [Diagnostic], suppressed: [SuppressedDiagnostic] = []) -> String {
        let report = DiagnosticReport(diagnostics, errorLimit: errorLimit)
        let shown = report.shown
        switch format {
        case .text:
            let rendering = ExcerptRendering(isColored: isColored, width: width)
            return withEnds(shown).map { rendering.text(of: $0, sources: &sources) + "\n" }.joined()
                + omission(report.omittedErrorCount)
        case .short:
            return shown.map { $0.text(isColored: isColored) + "\n" }.joined() + omission(report.omittedErrorCount)
        case .xcode:
            return shown.map { $0.withAbsolutePaths.text() + "\n" }.joined() + omission(report.omittedErrorCount)
        case .json:
            return withEnds(shown).map(json).joined()
        case .github:
            return withEnds(shown).map { $0.workflowCommand(sources: &sources) + "\n" }.joined()
        case .sarif:
            return sarif(withEnds(shown), suppressed: withEnds(suppressed))
        }
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

    private func omission(_ count: Int) -> String {
        guard count > 0 else { return "" }
        return "\(counted(count, "error")) not shown; see all with '--max-errors 0'\n"
    }

    private func json(of diagnostic: Diagnostic) -> String {
        var json = JSONWriter(.compact)
        diagnostic.writeJSON(to: &json, category: rule(diagnostic.id)?.category)
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    private func sarif(_ diagnostics: [Diagnostic], suppressed: [SuppressedDiagnostic]) -> String {
        var log = SARIFLog(
            of: diagnostics,
            suppressed: suppressed,
            by: SARIFLog.Tool(name: "intentc", version: DefinitionCompiler.version),
            rule: rule,
            sources: sources
        )
        return String(decoding: log.bytes(), as: UTF8.self)
    }
}

extension SourceLibrary {
    /// Files as they are on the disk.
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
    /// The finding with paths that do not depend on the working folder.
    fileprivate var withAbsolutePaths: Diagnostic {
        guard let folder = try? Path.workingFolder() else { return self }
        var diagnostic = self
        diagnostic.location.file = Path(location.file).absolute(in: folder).text
        for index in notes.indices {
            diagnostic.notes[index].location.file = Path(notes[index].location.file).absolute(in: folder).text
        }
        return diagnostic
    }
}

extension Console {
    /// Prints findings to the standard error.
    package func report(
        _ diagnostics: [Diagnostic],
        as format: DiagnosticFormat,
        errorLimit: ErrorLimit = ErrorLimit()
    ) {
        let text = text(of: diagnostics, [], as: format, errorLimit, isColored: isColored)
        if !text.isEmpty { writeError(text) }
    }

    /// Prints findings to the standard output.
    ///
    /// - Parameter suppressed: The findings that the user accepts, for forms that have a place for them.
    package func print(
        _ diagnostics: [Diagnostic],
        suppressed: [SuppressedDiagnostic],
        as format: DiagnosticFormat,
        errorLimit: ErrorLimit
    ) throws(ToolFailure) {
        try write(Array(text(of: diagnostics, suppressed, as: format, errorLimit, isColored: isOutputColored).utf8))
    }

    private func text(
        of diagnostics: [Diagnostic],
        _ suppressed: [SuppressedDiagnostic],
        as format: DiagnosticFormat,
        _ errorLimit: ErrorLimit,
        isColored: Bool
    ) -> String {
        var printer = DiagnosticPrinter(
            format: format,
            errorLimit: errorLimit.count,
            isColored: isColored,
            width: width,
            rule: rule
        )
        return printer.text(of: diagnostics, suppressed: suppressed)
    }
}
