import Basics
import CodeGeneration
import Translations

/// The tables around the definitions of a run. Each folder is listed once and each table read once, because definitions
/// in one folder look for the same tables.
struct NearbyTables: Sendable {
    private static let folderSuffix = ".lproj"

    private let folders = Memo<Path, TableFolders>()
    private let tables = Memo<Path, TranslationFile?>()

    /// Returns the tables that may belong to a definition under another name. A table that can't be read may belong to
    /// any definition.
    ///
    /// - Parameter definitionNames: The names of further definitions.
    func others(
        for definition: DefinitionFile,
        besides definitionNames: Set<String>
    ) -> [(table: TranslationFile, existing: String?)] {
        let isLocalized = definition.absolutePath.folder.name.hasSuffix(Self.folderSuffix)
        let root = isLocalized ? definition.path.folder.parent : definition.path.folder
        let candidates = folders.value(of: root) { Self.folders(in: root) }
            .candidates(for: definition.baseName, isLocalized: isLocalized, besides: definitionNames)
        return candidates.compactMap { candidate in
            let path = Path(candidate.folder).appending(candidate.name)
            return tables.value(of: path) { Self.table(at: path) }.map { ($0, candidate.existing) }
        }
    }

    private static func folders(in root: Path) -> TableFolders {
        let names = names(in: root)
        return TableFolders(
            root: TableFolders.Folder(path: root.text, names: names),
            localized: names.filter { $0.hasSuffix(folderSuffix) }.map { name in
                let folder = root.appending(name)
                return TableFolders.Folder(path: folder.text, names: Self.names(in: folder))
            }
        )
    }

    /// The names in a folder that are valid UTF-8; empty if the folder can't be read.
    private static func names(in folder: Path) -> [String] {
        ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
    }

    private static func table(at path: Path) -> TranslationFile? {
        var failures: [Diagnostic] = []
        return InputReader.read(path, diagnostics: &failures).flatMap { try? TranslationFile($0, file: path.text) }
    }
}

extension Path {
    /// The folder that contains this one, even if the path doesn't name it.
    fileprivate var parent: Path { name == "." || name == ".." ? appending("..") : folder }
}
