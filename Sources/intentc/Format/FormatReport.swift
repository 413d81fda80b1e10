import Basics
import CodeGeneration
import ToolSupport

/// What a run of `intentc format` did.
struct FormatReport: Sendable {
    /// The number of definitions.
    var definitionCount: Int
    /// The files that were in another form, in the order in which they were found.
    var changedPaths: [Path] = []
    /// Why files could not be formatted.
    var diagnostics: [Diagnostic]

    /// The files that are in another form, as errors.
    var differences: [Diagnostic] {
        changedPaths.map { path in
            let message = "not in the form in which Xcode writes definitions; run 'intentc format' to bring it there"
            return Diagnostic(.error, .formatDiffers, message, at: SourceLocation(file: path.text))
        }
    }

    /// What was done as a line of text.
    ///
    /// - Parameter isReadOnly: Whether files were only looked at.
    func summary(isReadOnly: Bool) -> String {
        let failedCount = Set(diagnostics.filter { $0.severity == .error }.map(\.location.file)).count
        let unchangedCount = max(0, definitionCount - changedPaths.count - failedCount)
        var parts =
            isReadOnly
            ? ["\(unchangedCount) formatted", "\(changedPaths.count) not"]
            : ["\(changedPaths.count) formatted", "\(unchangedCount) unchanged"]
        if failedCount > 0 { parts.append("\(failedCount) with errors") }
        return "\(counted(definitionCount, "definition")): \(parts.joined(separator: ", "))"
    }
}
