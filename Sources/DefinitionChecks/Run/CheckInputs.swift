package import Basics
import CodeGeneration
import ToolSupport
import Translations

/// The paths that a check searches for definitions, derived from the paths on the command line.
///
/// Version control hooks pass all files that a commit changes. If such a file isn't a definition, the definitions that
/// it belongs to are checked.
package struct CheckInputs {
    private static let tableExtensions: Set = ["strings", "stringsdict", "xcstrings"]

    /// The definitions and folders.
    package private(set) var paths: [Path] = []
    /// Whether no folder is searched, so the other definitions of the app are unknown.
    package private(set) var isOnlyFiles = true

    /// Creates the inputs from the arguments.
    ///
    /// - Parameters:
    ///   - arguments: Files and folders; if empty, the package or repository of the working folder is searched.
    ///   - workingFolder: The absolute path that relative paths start from.
    package init(_ arguments: [String], in workingFolder: Path) {
        guard !arguments.isEmpty else {
            paths = [Self.home(of: workingFolder).relative(to: workingFolder)]
            isOnlyFiles = false
            return
        }

        for path in arguments.map({ Path($0) }) {
            let kind = (try? FileStatus(of: path))?.kind
            if kind == .file, !DefinitionFile.isNamedAsOne(path.name) {
                paths += Self.definitions(beside: path, in: workingFolder)
            } else {
                paths.append(path)
                if kind == .folder { isOnlyFiles = false }
            }
        }
    }

    /// The nearest folder with a package or repository, or else the folder itself.
    private static func home(of folder: Path) -> Path {
        var next = folder
        while true {
            let marks = ["Package.swift", ".git"].map { next.appending($0) }
            if marks.contains(where: { (try? FileStatus(of: $0)) != nil }) { return next }
            guard next.text != "/" else { return folder }
            next = next.folder
        }
    }

    /// The definitions that a file belongs to: those with a table's name, those below a configuration's folder, or
    /// those in another file's folder.
    private static func definitions(beside file: Path, in workingFolder: Path) -> [Path] {
        if file.name == Configuration.fileName {
            return DefinitionFinder(searching: [file.folder], workingFolder: workingFolder).files.map(\.path)
        }
        let table = LocalizedPath(file.absolute(in: workingFolder).text)
        guard tableExtensions.contains(table.pathExtension) else {
            return names(in: file.folder).filter(DefinitionFile.isNamedAsOne).map { file.folder.appending($0) }
        }
        let name = table.baseName + DefinitionFile.pathExtension
        let folder = table.language == nil ? file.folder : file.folder.parent
        let localized = names(in: folder).filter { $0.hasSuffix(".lproj") }.map { folder.appending($0) }
        return ([folder] + localized).map { $0.appending(name) }.filter { (try? FileStatus(of: $0)) != nil }
    }

    private static func names(in folder: Path) -> [String] {
        ((try? FolderEntry.entries(of: folder)) ?? []).filter(\.isNameValid).map(\.name)
    }
}
