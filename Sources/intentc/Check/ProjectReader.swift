import CommandLineSupport
import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics
import PropertyListXML
import StringsTables
import XcodeProject

/// Reads projects of Xcode for a check.
struct ProjectReader {
    private static let fileName = "project.pbxproj"
    /// The most folders that are listed for one project.
    private static let folderLimit = 10_000

    /// The files, with the changes that were made to them so far.
    var files: FileOverlay
    /// The absolute path that relative paths start from.
    var workingFolder: Path
    /// The definitions of the run.
    var units: [CheckUnit]

    /// Reads the project at a path: that of an `.xcodeproj` folder or of the file in it.
    func project(at path: Path, diagnostics: inout [Diagnostic]) -> CheckedProject? {
        let file = path.name.hasSuffix(".pbxproj") ? path : path.appending(Self.fileName)
        guard let bytes = files.read(file, diagnostics: &diagnostics) else { return nil }
        do throws(PropertyListError) {
            var project = CheckedProject(file: file.text, model: try XcodeProject(bytes))
            let root = file.absolute(in: workingFolder).folder.folder
            for unit in units { addPaths(of: unit, to: &project, root) }
            project.folderExtensions = project.model.folders.map { extensions(in: $0, root) }
            return project
        } catch {
            diagnostics.append(error.diagnostic(in: file.text))
            return nil
        }
    }

    /// Adds the paths that the project may know a definition and its tables by.
    ///
    /// - Parameter root: The folder of the project.
    private func addPaths(of unit: CheckUnit, to project: inout CheckedProject, _ root: Path) {
        let definition = unit.input.file
        project.paths[definition.path.text] = paths(of: definition.absolutePath, from: root)
        for table in unit.definition?.tables.strings ?? [] {
            project.paths[table.file] = paths(of: Path(table.file).absolute(in: workingFolder), from: root)
        }
        var packages = PackageFinder(workingFolder: workingFolder)
        let package = packages.package(of: definition.absolutePath.folder)
        let hasPackage = package != root && package.isInside(root) && package != workingFolder
        if definition.absolutePath.isInside(root), !hasPackage {
            project.ownDefinitions.insert(definition.path.text)
        }
    }

    private func paths(of file: Path, from root: Path) -> [ProjectPath] {
        [ProjectPath(.project, file.relative(to: root).text), ProjectPath(.absolute, file.text)]
    }

    /// The extensions of the files in a folder whose files take part without being listed.
    ///
    /// - Returns: `nil` where the folder is not found, or holds more than is listed.
    private func extensions(in folder: SynchronizedFolder, _ root: Path) -> Set<String>? {
        guard let path = folder.path else { return nil }
        let start: Path? =
            switch path.root {
            case .project: root.appending(path.path.isEmpty ? "." : path.path)
            case .absolute: Path("/" + path.path)
            case .other: nil
            }
        var pending = [start].compactMap(\.self)
        var extensions: Set<String> = []
        var count = 0
        while let next = pending.popLast() {
            count += 1
            guard count <= Self.folderLimit, let entries = try? FolderEntry.entries(of: next) else { return nil }
            for entry in entries where !entry.name.hasPrefix(".") {
                if entry.kind == .folder { pending.append(next.appending(entry.name)) }
                extensions.insert(LocalizedPath(entry.name).pathExtension)
            }
        }
        return count > 0 ? extensions : nil
    }
}
