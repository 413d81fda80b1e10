import Basics
import CodeGeneration
import IntentDefinition
import PropertyLists
import ToolSupport

/// One run of `intentc format`, which rewrites definitions in the form in which Xcode saves them.
struct Format: Sendable {
    /// The files and folders to search for definitions.
    var inputs: [Path] = []
    /// Whether to only report the files that aren't formatted.
    var isReadOnly = false
    /// The maximum number of threads.
    var jobs = 1

    /// Formats all definitions, including every copy of a localized one. A file that can't be read, or that would lose
    /// a comment, stays as it is.
    ///
    /// - Parameter workingFolder: The absolute path that relative paths start from.
    func run(in workingFolder: Path) -> FormatReport {
        let found = DefinitionFinder(searching: inputs, workingFolder: workingFolder)
        let paths = found.distinctFiles.map(\.path)
        let files = concurrentMap(count: paths.count, jobs: jobs, didFinish: { _ in }) { FormattedFile(paths[$0]) }
        var report = FormatReport(
            definitionCount: files.count,
            diagnostics: found.diagnostics + files.flatMap(\.diagnostics)
        )

        // A process uses one temporary file per folder at a time, so the files are written one after the other.
        for change in files.compactMap(\.change) {
            if !isReadOnly, let failure = change.write() {
                report.diagnostics.append(failure)
            } else {
                report.changedPaths.append(change.path)
            }
        }
        return report
    }
}

/// A definition and its formatted content.
private struct FormattedFile: Sendable {
    /// The change to make; `nil` if the file is formatted already or can't be formatted.
    private(set) var change: FileEdit?
    /// The reasons why the file can't be formatted.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ path: Path) {
        guard let bytes = InputReader.read(path, diagnostics: &diagnostics) else { return }
        var found: [Diagnostic] = []
        guard let definition = DefinitionDecoder(file: path.text).decode(bytes, diagnostics: &found) else {
            diagnostics += found
            return
        }

        // Values of a type that doesn't fit their key are kept as they are.
        let formatted = DefinitionEncoder().encode(definition)
        guard formatted != bytes else { return }
        if let position = SourceFile(path: path.text, decoding: bytes)?.positionOfAside {
            let message = """
                Xcode drops this comment when it saves the definition, so the file isn't formatted; move the comment \
                elsewhere
                """
            let location = SourceLocation(file: path.text, position: position)
            diagnostics.append(Diagnostic(.error, .formatComment, message: message, at: location))
        } else {
            change = FileEdit(path: path, original: bytes, content: formatted)
        }
    }
}
