import Basics
import CodeGeneration
import ToolSupport

/// The result of a run of `intentc format`.
struct FormatReport: Sendable {
    /// The number of definitions.
    var definitionCount: Int
    /// The files that weren't formatted, in the order in which they were found.
    var changedPaths: [Path] = []
    /// The reasons why files could not be formatted.
    var diagnostics: [Diagnostic]

    /// The files that aren't formatted, as errors.
    var differences: [Diagnostic] {
        changedPaths.map { path in
            let message = "not formatted the way Xcode saves definitions; run 'intentc format' to format it"
            return Diagnostic(.error, .formatDiffers, message: message, at: SourceLocation(file: path.text))
        }
    }

    /// The result as a line of text.
    ///
    /// - Parameter isReadOnly: Whether the run changed nothing.
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
