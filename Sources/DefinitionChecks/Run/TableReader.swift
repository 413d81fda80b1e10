import Basics
import CodeGeneration
import IntentDefinition
import PropertyLists
import ToolSupport
import Translations

/// The reader of a definition's translations.
enum TableReader {
    private static let folderSuffix = ".lproj"

    /// The tables in the `.lproj` folders beside a definition, or beside the `.lproj` folder that contains it.
    ///
    /// - Parameter diagnostics: Receives the errors about tables that can't be read.
    static func tables(
        of definition: DefinitionFile,
        files: FileOverlay,
        diagnostics: inout [Diagnostic]
    ) -> TranslationTables {
        let parent = parent(of: definition)
        let folders = localizedFolders(in: parent, files: files)
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
                    let path = folder.path.appending(name)
                    let isRead = read(path, files: files, into: &tables, diagnostics: &diagnostics)
                    if !isRead { tables.unreadLanguages.insert(folder.language) }
                }
            }
        }
        tables.otherTables = otherTables(of: definition, in: folders, below: parent, files: files)

        if tables.localizedDefinition == nil {
            let name = "\(definition.baseName).xcstrings"
            let holders = [(parent, files.names(in: parent))] + folders.map { ($0.path, $0.names) }
            for (folder, names) in holders where names.contains(name) {
                read(catalog: folder.appending(name), files: files, into: &tables, diagnostics: &diagnostics)
            }
        }
        return tables
    }

    /// The tables with another name that may belong to the definition. Unreadable ones are left out, because they may
    /// belong to anything.
    private static func otherTables(
        of definition: DefinitionFile,
        in folders: [LocalizedFolder],
        below parent: Path,
        files: FileOverlay
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

    /// Reads a catalog of the definition. If it is unreadable, its languages are unknown.
    private static func read(
        catalog path: Path,
        files: FileOverlay,
        into tables: inout TranslationTables,
        diagnostics: inout [Diagnostic]
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
    private static func localizedFolders(in parent: Path, files: FileOverlay) -> [LocalizedFolder] {
        files.folders(in: parent).filter { $0.hasSuffix(folderSuffix) }.map { name in
            let path = parent.appending(name)
            return LocalizedFolder(
                language: String(name.dropLast(folderSuffix.count)),
                path: path,
                names: files.names(in: path)
            )
        }
    }

    /// The folder of a definition, or the one around its `.lproj` folder.
    private static func parent(of definition: DefinitionFile) -> Path {
        let folder = definition.path.folder
        return isLocalized(definition) ? folder.parent : folder
    }

    /// The localized definition that the tables belong to instead of one that isn't localized.
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
    /// - Returns: Whether the table could be read.
    private static func read(
        _ path: Path,
        files: FileOverlay,
        into tables: inout TranslationTables,
        diagnostics: inout [Diagnostic]
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
    /// The names of its entries, sorted.
    var names: [String]
}

extension Path {
    /// The folder that contains this one, even if the path doesn't name it.
    var parent: Path {
        name == "." || name == ".." ? appending("..") : text.utf8.contains(UInt8(ascii: "/")) ? folder : Path(".")
    }
}
