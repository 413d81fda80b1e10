import CommandLineSupport
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
            let language = String(entry.name.dropLast(folderSuffix.count))
            tables.languages.append(language)
            let names = ((try? FolderEntry.entries(of: path)) ?? []).filter(\.isNameValid).map(\.name)
            let strings = names.filter { $0.hasSuffix(".strings") }
            if !strings.isEmpty { tables.localizedLanguages.append(language) }
            let (own, plurals) = ("\(definition.baseName).strings", "\(definition.baseName).stringsdict")
            for name in names where name == own || name == plurals {
                let isRead = read(path.appending(name), files, into: &tables, &diagnostics)
                if !isRead { tables.unreadLanguages.insert(language) }
            }
            if !strings.contains(own) { tables.otherStrings += strings.compactMap { other(path.appending($0), files) } }
        }
        return tables
    }

    /// A table with another name than the definition; `nil` for one that cannot be read, as it may belong to anything.
    private static func other(_ path: Path, _ files: FileOverlay) -> StringsTable? {
        var diagnostics: [Diagnostic] = []
        return files.read(path, diagnostics: &diagnostics).flatMap { try? StringsTable($0, file: path.text) }
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

extension Path {
    /// The folder that holds this one, also where the path does not name it.
    fileprivate var parent: Path {
        name == "." || name == ".." ? appending("..") : text.utf8.contains(UInt8(ascii: "/")) ? folder : Path(".")
    }
}
