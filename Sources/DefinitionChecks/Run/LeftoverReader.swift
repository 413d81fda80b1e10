import Basics
import CodeGeneration
import ToolSupport
import Translations

/// The reader of files that may be left over from removed definitions.
struct LeftoverReader {
    private static let tableExtensions = ["strings", "stringsdict", "xcstrings"]
    /// The maximum number of folders searched.
    private static let folderLimit = 10_000

    /// The files with the changes that fix-its have made so far.
    let files: FileOverlay
    /// The folders on the command line.
    let inputs: [Path]

    /// Finds tables, and the `Info.plist` files below the folders on the command line.
    ///
    /// - Parameter knownLists: The paths of files that are compared with the definitions anyway.
    func leftovers(of previous: [PreviousDefinition], in subject: CheckSubject, besides knownLists: [Path]) -> Leftovers
    {
        let present = Set(subject.definitions.map(\.file))
        let used = Set(subject.definitions.flatMap { $0.tables.strings.map(\.file) + $0.tables.plurals.map(\.file) })
        var leftovers = Leftovers()
        for path in Set(previous.map(\.path)).subtracting(present).sorted() {
            leftovers.tables += tables(ofDefinitionAt: Path(path)).filter { !used.contains($0.file) }
            let isGone = !files.names(in: Path(path).folder).contains(Path(path).name)
            if isGone { leftovers.definitions.append(path) }
        }

        var diagnostics: [Diagnostic] = []
        leftovers.propertyLists = propertyListPaths().filter { !knownLists.contains($0) }.compactMap { path in
            PropertyListReader.list(at: path, files: files, diagnostics: &diagnostics)
        }
        return leftovers
    }

    private func tables(ofDefinitionAt path: Path) -> [Leftovers.Table] {
        let definition = LocalizedPath(path.text)
        let folder = definition.language == nil ? path.folder : path.folder.parent
        let folders =
            [folder] + files.folders(in: folder).filter { $0.hasSuffix(".lproj") }.map { folder.appending($0) }

        let isReplaced = folders.contains { files.names(in: $0).contains(path.name) }
        guard !isReplaced else { return [] }
        return folders.flatMap { folder in
            files.names(in: folder).filter { name in
                let table = LocalizedPath(name)
                return table.baseName == definition.baseName && Self.tableExtensions.contains(table.pathExtension)
            }
            .map { Leftovers.Table(file: folder.appending($0).text, definition: path.text) }
        }
    }

    /// The files whose names end in `Info.plist`, sorted.
    private func propertyListPaths() -> [Path] {
        var pending = inputs.filter { (try? FileStatus(of: $0))?.kind == .folder }
        var seen: Set<FileStatus.Identity> = []
        var paths: Set<Path> = []

        while let folder = pending.popLast(), seen.count < Self.folderLimit {
            guard let identity = try? FileStatus(of: folder).identity, seen.insert(identity).inserted else { continue }
            for entry in (try? FolderEntry.entries(of: folder)) ?? [] where entry.isNameValid {
                let path = folder.appending(entry.name)
                switch entry.kind {
                case .folder where !entry.name.hasPrefix(".") && !SkippedFolder.isNamedAsOne(entry.name):
                    pending.append(path)
                case .file where entry.name.hasSuffix("Info.plist"): paths.insert(path)
                case .folder, .file, .link, .other: break
                }
            }
        }
        return paths.sorted()
    }
}
