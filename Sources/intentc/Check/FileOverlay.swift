import CommandLineSupport
import DefinitionCompiler
import DefinitionDiagnostics

/// Files as they are on the disk, but for those that fix-its have changed in memory.
struct FileOverlay: Sendable {
    /// A file that was changed.
    struct Change: Sendable {
        /// The content on the disk; `nil` for a file that does not exist.
        var original: [UInt8]?
        /// The content that it should have.
        var content: [UInt8]
    }

    /// The changed files by their paths.
    private(set) var changes: [String: Change] = [:]

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
            changes[path, default: Change(original: old, content: [])].content = content
        }
    }

    /// The changes as a unified diff, sorted by path.
    var diff: String {
        changes.sorted { $0.key < $1.key }
            .map { UnifiedDiff(of: $0.key, from: $0.value.original ?? [], to: $0.value.content).text }
            .joined()
    }

    /// Writes the changed files, each at once and only where it is still what it was.
    ///
    /// - Returns: What could not be written, and why.
    func write() -> [Diagnostic] {
        changes.sorted { $0.key < $1.key }.compactMap { path, change in
            do throws(FileError) {
                let path = Path(path)
                if let original = change.original, try !FileReader.file(path, holds: original) {
                    return Self.failure(path, "not changed, because it was changed meanwhile; run the check again")
                }
                try FileWriter.replace(path, with: change.content, keepingNature: true)
                return nil
            } catch {
                return Self.failure(Path(path), "cannot be written (\(error)); the file is as it was")
            }
        }
    }

    private static func failure(_ path: Path, _ message: String) -> Diagnostic {
        Diagnostic(.error, .writeFailed, message, at: SourceLocation(file: path.text))
    }
}
