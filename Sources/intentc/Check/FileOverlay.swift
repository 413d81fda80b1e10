import CommandLineSupport
import DefinitionCompiler
import DefinitionDiagnostics

/// Files as they are on the disk, but for those that fix-its have changed in memory.
struct FileOverlay: Sendable {
    /// The changed files by their paths.
    private(set) var changes: [String: FileChange] = [:]

    /// Reads a file.
    ///
    /// - Parameter diagnostics: Receives why it could not be read.
    func read(_ path: Path, diagnostics: inout [Diagnostic]) -> [UInt8]? {
        changes[path.text]?.content ?? InputReader.read(path, diagnostics: &diagnostics)
    }

    /// Changes files as fix-its ask for.
    mutating func apply(_ plan: FixItPlan) {
        for (path, edits) in plan.edits {
            var failures: [Diagnostic] = []
            let isNew = changes[path] == nil && (try? FileStatus(of: Path(path))) == nil
            let old = isNew ? nil : read(Path(path), diagnostics: &failures)
            guard let content = edits.applied(to: old ?? []), failures.isEmpty else { continue }
            changes[path, default: FileChange(path: Path(path), original: old, content: [])].content = content
        }
    }

    /// The changes as a unified diff, sorted by path.
    var diff: String {
        changes.sorted { $0.key < $1.key }
            .map { UnifiedDiff(of: $0.key, from: $0.value.original ?? [], to: $0.value.content).text }
            .joined()
    }

    /// Writes the changed files, sorted by path.
    ///
    /// - Returns: What could not be written, and why.
    func write() -> [Diagnostic] {
        changes.sorted { $0.key < $1.key }.compactMap { $0.value.write() }
    }
}
