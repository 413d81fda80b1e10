import Basics
import CodeGeneration
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

/// Reads the translations of a definition.
enum TableReader {
    private static let folderSuffix = ".lproj"

    /// The tables in the `.lproj` folders beside a definition, or beside the one that it is in.
    ///
    /// - Parameter diagnostics: Receives what cannot be read.
    static func tables(
        of definition: DefinitionFile,
        _ files: FileOverlay,
        diagnostics: inout [Diagnostic]
    ) -> TranslationTables {
        let parent = parent(of: definition)
        let folders = localizedFolders(in: parent, files)
        let (own, plurals) = ("\(definition.baseName).strings", "\(definition.baseName).stringsdict")
        var tables = TranslationTables()
        tables.folder = parent.text
        tables.languages = folders.map(\.language)
        tables.localizedDefinition = localizedDefinition(for: definition, in: folders)?.text
        for folder in folders {
            let strings = folder.names.filter { $0.hasSuffix(".strings") }
            if !strings.isEmpty { tables.localizedLanguages.append(folder.language) }
            if tables.localizedDefinition == nil {
                for name in folder.names where name == own || name == plurals {
                    let isRead = read(folder.path.appending(name), files, into: &tables, &diagnostics)
                    if !isRead { tables.unreadLanguages.insert(folder.language) }
                }
            }
        }
        tables.otherTables = otherTables(of: definition, in: folders, below: parent, files)
        if tables.localizedDefinition == nil {
            let name = "\(definition.baseName).xcstrings"
            let holders = [(parent, files.names(in: parent))] + folders.map { ($0.path, $0.names) }
            for (folder, names) in holders where names.contains(name) {
                read(catalog: folder.appending(name), files, into: &tables, &diagnostics)
            }
        }
        return tables
    }

    /// The tables that may be the definition's under another name. One that cannot be read may belong to anything.
    private static func otherTables(
        of definition: DefinitionFile,
        in folders: [LocalizedFolder],
        below parent: Path,
        _ files: FileOverlay
    ) -> [OtherTable] {
        files.tableFolders(in: parent) {
            folders.map { TableFolders.Folder(path: $0.path.text, names: $0.names) }
        }
        .candidates(for: definition.baseName, isLocalized: isLocalized(definition), besides: [])
        .compactMap { candidate in
            files.table(at: Path(candidate.folder).appending(candidate.name)).map {
                OtherTable($0, existing: candidate.existing)
            }
        }
    }

    /// Reads a catalog of the definition. Of one that cannot be read nobody knows the languages.
    private static func read(
        catalog path: Path,
        _ files: FileOverlay,
        into tables: inout TranslationTables,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard let bytes = files.read(path, diagnostics: &diagnostics) else {
            tables.unreadLanguages.insert("mul")
            return
        }
        do throws(PropertyListError) {
            tables.add(try StringCatalog(bytes, file: path.text))
        } catch {
            tables.unreadLanguages.insert("mul")
            diagnostics.append(error.diagnostic(in: path.text))
        }
    }

    /// The `.lproj` folders in a folder, sorted by language.
    private static func localizedFolders(in parent: Path, _ files: FileOverlay) -> [LocalizedFolder] {
        files.folders(in: parent).filter { $0.hasSuffix(folderSuffix) }.map { name in
            let path = parent.appending(name)
            return LocalizedFolder(
                language: String(name.dropLast(folderSuffix.count)),
                path: path,
                names: files.names(in: path)
            )
        }
    }

    /// The folder that a definition is in, or the one around the `.lproj` folder that it is in.
    private static func parent(of definition: DefinitionFile) -> Path {
        let folder = definition.path.folder
        return isLocalized(definition) ? folder.parent : folder
    }

    /// The definition that the tables belong to in place of one that is not localized itself.
    private static func localizedDefinition(for definition: DefinitionFile, in folders: [LocalizedFolder]) -> Path? {
        guard !isLocalized(definition) else { return nil }
        let name = definition.path.name
        let holders = folders.filter { $0.names.contains(name) }
        return (holders.first { $0.language == "Base" } ?? holders.first)?.path.appending(name)
    }

    private static func isLocalized(_ definition: DefinitionFile) -> Bool {
        definition.absolutePath.folder.name.hasSuffix(folderSuffix)
    }

    /// Reads a table of the definition.
    ///
    /// - Returns: Whether it could be read.
    private static func read(
        _ path: Path,
        _ files: FileOverlay,
        into tables: inout TranslationTables,
        _ diagnostics: inout [Diagnostic]
    ) -> Bool {
        guard let bytes = files.read(path, diagnostics: &diagnostics) else { return false }
        do throws(PropertyListError) {
            if LocalizedPath(path.text).pathExtension == "strings" {
                tables.strings.append(try StringsTable(bytes, file: path.text))
            } else {
                tables.plurals.append(try PluralTable(bytes, file: path.text))
            }
            return true
        } catch {
            diagnostics.append(error.diagnostic(in: path.text))
            return false
        }
    }
}

/// A folder with the files of one language.
private struct LocalizedFolder {
    var language: String
    var path: Path
    /// What it holds, sorted.
    var names: [String]
}

extension Path {
    /// The folder that holds this one, also where the path does not name it.
    var parent: Path {
        name == "." || name == ".." ? appending("..") : text.utf8.contains(UInt8(ascii: "/")) ? folder : Path(".")
    }
}
