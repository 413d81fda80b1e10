import Basics
import CodeGeneration
import IntentDefinition
import PropertyLists
import ToolSupport

/// One run of `intentc format`: brings definitions into the form in which Xcode writes them.
struct Format: Sendable {
    /// The files and folders to search for definitions.
    var inputs: [Path] = []
    /// Whether to tell only which files are in another form.
    var isReadOnly = false
    /// The most threads to use.
    var jobs = 1

    /// Formats all definitions, those of every language too. A file that cannot be read, or that would lose something,
    /// stays as it is.
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
        // A process has one temporary file in a folder at a time.
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

/// A definition and the form that it should have.
private struct FormattedFile: Sendable {
    /// What changes; `nil` where the definition has the form, and where it cannot be formatted.
    private(set) var change: FileEdit?
    /// Why it cannot be formatted.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ path: Path) {
        guard let bytes = InputReader.read(path, diagnostics: &diagnostics) else { return }
        var found: [Diagnostic] = []
        guard let definition = DefinitionDecoder(file: path.text).decode(bytes, diagnostics: &found) else {
            diagnostics += found
            return
        }
        // Values of another type than their key calls for are kept as they are.
        let formatted = DefinitionEncoder().encode(definition)
        guard formatted != bytes else { return }
        if let position = SourceFile(path: path.text, decoding: bytes)?.positionOfAside {
            let message = """
                a comment, which Xcode drops when it saves the definition, so the file is left as it is; move the \
                comment elsewhere
                """
            let location = SourceLocation(file: path.text, position: position)
            diagnostics.append(Diagnostic(.error, .formatComment, message, at: location))
        } else {
            change = FileEdit(path: path, original: bytes, content: formatted)
        }
    }
}
