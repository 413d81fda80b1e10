import Basics
import CodeGeneration

/// The result of a build.
struct BuildReport: Sendable {
    /// The number of definitions. Copies in other languages don't count.
    var definitionCount: Int
    /// The number of definitions with errors.
    var failedDefinitionCount: Int
    /// The state of each output file, sorted by path.
    var changes: [FileChange]
    /// The findings, in no particular order.
    var diagnostics: [Diagnostic]
    /// The findings that the user accepts.
    var suppressed: [SuppressedDiagnostic] = []

    /// The changes as lines of text, one per file.
    ///
    /// - Parameter isVerbose: Whether to include files that are up to date.
    func listing(of mode: BuildMode, isVerbose: Bool) -> [String] {
        changes.filter { isVerbose || $0.kind != .unchanged }.map { "\(mode.word(for: $0.kind)) \($0.path)" }
    }

    /// The changes as a line of text: how many files changed, and how.
    func summary(of mode: BuildMode) -> String {
        let writtenCount = changes.count { $0.kind == .created || $0.kind == .replaced }
        let removedCount = changes.count { $0.kind == .removed }
        let unchangedCount = changes.count { $0.kind == .unchanged }
        var parts: [String]
        switch mode {
        case .write:
            parts = ["\(counted(writtenCount, "file")) written", "\(unchangedCount) unchanged"]
            if removedCount > 0 { parts.append("\(removedCount) removed") }
        case .dryRun:
            parts = ["\(counted(writtenCount, "file")) to write", "\(unchangedCount) unchanged"]
            if removedCount > 0 { parts.append("\(removedCount) to remove") }
        case .verify:
            parts = ["\(counted(unchangedCount, "file")) up to date", "\(writtenCount + removedCount) not"]
        }
        if failedDefinitionCount > 0 { parts.append("\(counted(failedDefinitionCount, "definition")) with errors") }
        return "\(counted(definitionCount, "definition")): \(parts.joined(separator: ", "))"
    }

    /// The files that aren't as a build would leave them, as errors.
    var staleness: [Diagnostic] {
        changes.compactMap { change in
            let location = SourceLocation(file: change.path.text)
            switch change.kind {
            case .unchanged:
                return nil
            case .created:
                let message = "missing, but generated from '\(change.source)'; run 'intentc build' to write it"
                return Diagnostic(.error, .outputMissing, message: message, at: location)
            case .replaced:
                let message = "differs from what '\(change.source)' generates; run 'intentc build' to regenerate it"
                return Diagnostic(.error, .outputDiffers, message: message, at: location)
            case .removed:
                let message = "no longer generated from '\(change.source)'; run 'intentc build' to remove it"
                return Diagnostic(.error, .outputStale, message: message, at: location)
            }
        }
    }
}
