import CommandLineSupport
import DefinitionCompiler
import DefinitionDiagnostics

/// Files as they are on the disk, but for those that fix-its have changed in memory.
struct FileOverlay: Sendable {
    /// The changed files by the paths that they should have.
    private(set) var changes: [String: FileChange] = [:]
    /// The paths that files have lost by being renamed.
    private var lostPaths: Set<String> = []
    /// The names that files have got by being renamed, by the paths of their folders.
    private var newNames: [String: [String]] = [:]

    /// Reads a file.
    ///
    /// - Parameter diagnostics: Receives why it could not be read.
    func read(_ path: Path, diagnostics: inout [Diagnostic]) -> [UInt8]? {
        changes[path.text]?.content ?? InputReader.read(path, diagnostics: &diagnostics)
    }

    /// What a folder holds, sorted by name, those names left out that are not UTF-8; nothing for one that cannot be
    /// listed.
    func names(in folder: Path) -> [String] {
        let names = ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
        guard !lostPaths.isEmpty else { return names }
        let kept = names.filter { !lostPaths.contains(folder.appending($0).text) }
        return (kept + (newNames[folder.text] ?? [])).sorted()
    }

    /// Changes files as fix-its ask for.
    mutating func apply(_ plan: FixItPlan) {
        for (path, edits) in plan.edits {
            var failures: [Diagnostic] = []
            let old = exists(path) ? read(Path(path), diagnostics: &failures) : nil
            guard let content = edits.applied(to: old ?? []), failures.isEmpty else { continue }
            changes[path, default: FileChange(path: Path(path), original: old, content: [])].content = content
        }
        for rename in plan.renames { apply(rename) }
    }

    private mutating func apply(_ rename: FileRename) {
        var failures: [Diagnostic] = []
        guard !exists(rename.newPath), let content = read(Path(rename.file), diagnostics: &failures) else { return }
        let newPath = Path(rename.newPath)
        let change = changes.removeValue(forKey: rename.file)
        changes[rename.newPath] = change ?? FileChange(path: Path(rename.file), original: content, content: content)
        changes[rename.newPath]?.newPath = newPath
        lostPaths.insert(rename.file)
        newNames[newPath.folder.text, default: []].append(newPath.name)
    }

    private func exists(_ path: String) -> Bool {
        changes[path] != nil || !lostPaths.contains(path) && (try? FileStatus(of: Path(path))) != nil
    }

    /// The changes as a unified diff, sorted by path.
    var diff: String {
        changes.sorted { $0.key < $1.key }
            .map { path, change in
                UnifiedDiff(of: path, renamedFrom: change.path.text, from: change.original ?? [], to: change.content)
                    .text
            }
            .joined()
    }

    /// Writes the changed files, sorted by path.
    ///
    /// - Returns: What could not be written, and why.
    func write() -> [Diagnostic] {
        changes.sorted { $0.key < $1.key }.compactMap { $0.value.write() }
    }
}
