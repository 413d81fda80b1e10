import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics
import IntentDefinition
import PropertyListXML
import StringsTables

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
        var tables = TranslationTables()
        let folder = definition.path.folder
        let parent = definition.absolutePath.folder.name.hasSuffix(folderSuffix) ? folder.parent : folder
        for entry in (try? FolderEntry.entries(of: parent)) ?? [] {
            let path = parent.appending(entry.name)
            guard entry.name.hasSuffix(folderSuffix), entry.isNameValid, entry.isFolder(at: path) else { continue }
            tables.languages.append(String(entry.name.dropLast(folderSuffix.count)))
            for file in (try? FolderEntry.entries(of: path)) ?? [] where file.isNameValid {
                read(path.appending(file.name), of: definition, files, into: &tables, &diagnostics)
            }
        }
        return tables
    }

    private static func read(
        _ path: Path,
        of definition: DefinitionFile,
        _ files: FileOverlay,
        into tables: inout TranslationTables,
        _ diagnostics: inout [Diagnostic]
    ) {
        let name = LocalizedPath(path.text)
        guard ["strings", "stringsdict"].contains(name.pathExtension) else { return }
        guard name.baseName == definition.baseName else { return tables.otherFiles.append(path.text) }
        guard let bytes = files.read(path, diagnostics: &diagnostics) else { return }
        do throws(PropertyListError) {
            if name.pathExtension == "strings" {
                tables.strings.append(try StringsTable(bytes, file: path.text))
            } else {
                tables.plurals.append(try PluralTable(bytes, file: path.text))
            }
        } catch {
            diagnostics.append(error.diagnostic(in: path.text))
        }
    }
}

extension Path {
    /// The folder that holds this one, also where the path does not name it.
    fileprivate var parent: Path {
        name == "." || name == ".." ? appending("..") : text.utf8.contains(UInt8(ascii: "/")) ? folder : Path(".")
    }
}
