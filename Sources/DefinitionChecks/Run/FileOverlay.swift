package import Basics
import CodeGeneration
package import ToolSupport
import Translations

/// The files on disk with the changes that fix-its have made in memory.
package struct FileOverlay: Sendable {
    /// The changed files, by their new paths.
    private(set) var changes: [String: FileEdit] = [:]
    /// The former paths of renamed files.
    private var lostPaths: Set<String> = []
    /// The names of new and renamed files, by the paths of their folders.
    private var newNames: [String: [String]] = [:]
    /// The results of listing and reading, because definitions in one folder look for the same tables.
    private var known = KnownFiles()

    package init(changes: [String: FileEdit] = [:]) {
        self.changes = changes
    }

    /// Reads a file.
    ///
    /// - Parameter diagnostics: Receives the error if the file can't be read.
    func read(_ path: Path, diagnostics: inout [Diagnostic]) -> [UInt8]? {
        changes[path.text]?.content ?? InputReader.read(path, diagnostics: &diagnostics)
    }

    /// The names of a folder's entries that are UTF-8, sorted; empty if the folder can't be listed.
    func names(in folder: Path) -> [String] {
        known.names.value(of: folder.text) {
            let names = ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
            guard !newNames.isEmpty else { return names }
            let kept = names.filter { !lostPaths.contains(folder.appending($0).text) }
            return (kept + (newNames[folder.text] ?? [])).sorted()
        }
    }

    /// The names of the folders in a folder, sorted, including those that new files create.
    func folders(in parent: Path) -> [String] {
        known.folders.value(of: parent.text) {
            let entries = ((try? FolderEntry.entries(of: parent)) ?? []).filter { entry in
                entry.isNameValid && entry.isFolder(at: parent.appending(entry.name))
            }
            guard !newNames.isEmpty else { return entries.map(\.name) }
            let new = newNames.keys.map { Path($0) }.filter { $0.folder == parent }.map(\.name)
            return Set(entries.map(\.name) + new).sorted()
        }
    }

    /// The table at a path, in any format; `nil` if it can't be read as one.
    func table(at path: Path) -> TranslationFile? {
        known.tables.value(of: path.text) {
            var diagnostics: [Diagnostic] = []
            return read(path, diagnostics: &diagnostics).flatMap { try? TranslationFile($0, file: path.text) }
        }
    }

    /// The tables around a folder's definitions.
    ///
    /// - Parameter localized: The `.lproj` folders in it.
    func tableFolders(in parent: Path, localized: () -> [TableFolders.Folder]) -> TableFolders {
        known.tableFolders.value(of: parent.text) {
            TableFolders(root: TableFolders.Folder(path: parent.text, names: names(in: parent)), localized: localized())
        }
    }

    private struct KnownFiles {
        let tableFolders = Memo<String, TableFolders>()
        let names = Memo<String, [String]>()
        let folders = Memo<String, [String]>()
        let tables = Memo<String, TranslationFile?>()
    }

    /// Applies fix-its to the files in memory.
    mutating func apply(_ plan: FixItPlan) {
        for (path, edits) in plan.edits {
            var failures: [Diagnostic] = []
            let isNew = !exists(path)
            let old = isNew ? nil : read(Path(path), diagnostics: &failures)
            guard let content = edits.applied(to: old ?? []), failures.isEmpty else { continue }
            if isNew { newNames[Path(path).folder.text, default: []].append(Path(path).name) }
            changes[path, default: FileEdit(path: Path(path), original: old, content: [])].content = content
        }
        for rename in plan.renames { apply(rename) }
        known = KnownFiles()
    }

    private mutating func apply(_ rename: FileRename) {
        var failures: [Diagnostic] = []
        guard !exists(rename.newPath), let content = read(Path(rename.file), diagnostics: &failures) else { return }
        let newPath = Path(rename.newPath)
        let change = changes.removeValue(forKey: rename.file)
        changes[rename.newPath] = change ?? FileEdit(path: Path(rename.file), original: content, content: content)
        changes[rename.newPath]?.newPath = newPath
        lostPaths.insert(rename.file)
        newNames[newPath.folder.text, default: []].append(newPath.name)
    }

    private func exists(_ path: String) -> Bool {
        changes[path] != nil || !lostPaths.contains(path) && (try? FileStatus(of: Path(path))) != nil
    }

    /// The changes as a unified diff, sorted by path.
    package var diff: String {
        changes.sorted { $0.key < $1.key }
            .map { path, change in
                UnifiedDiff(of: path, renamedFrom: change.path.text, from: change.original ?? [], to: change.content)
                    .text
            }
            .joined()
    }

    /// Writes the changed files, sorted by path.
    ///
    /// - Returns: The errors about files that can't be written.
    package func write() -> [Diagnostic] {
        changes.sorted { $0.key < $1.key }.compactMap { $0.value.write() }
    }
}
