import Basics
import CodeGeneration
import PropertyLists
import ToolSupport
import Translations

/// The reader of Xcode projects.
struct CheckedProjectReader {
    private static let fileName = "project.pbxproj"
    private static let fileSuffix = ".pbxproj"
    /// The maximum number of folders listed for one project.
    private static let folderLimit = 10_000

    /// The files with the changes that fix-its have made so far.
    var files: FileOverlay
    /// The absolute path that relative paths start from.
    var workingFolder: Path
    /// The definitions of the run.
    var units: [CheckUnit]
    /// The paths of earlier definitions.
    var previousDefinitions: [Path] = []
    /// The paths of all projects of the run.
    var projects: [Path]

    /// Reads the project at a path, which is that of an `.xcodeproj` folder or of the file in it.
    func project(at path: Path, diagnostics: inout [Diagnostic]) -> CheckedProject? {
        let file = path.name.hasSuffix(Self.fileSuffix) ? path : path.appending(Self.fileName)
        guard let bytes = files.read(file, diagnostics: &diagnostics) else { return nil }
        do throws(PropertyListError) {
            var model = try XcodeProject(bytes)
            let root = file.absolute(in: workingFolder).folder.folder
            model.readSettingsFiles { settingsFile(at: $0, root) }

            var project = CheckedProject(file: file.text, model: model)
            project.editor = SourceFile(path: file.text, decoding: bytes).flatMap { ProjectEditor($0) }
            for path in previousDefinitions {
                project.paths[path.text] = paths(of: path.absolute(in: workingFolder), from: root)
            }
            for unit in units { addPaths(of: unit, to: &project, root: root) }
            project.ownDefinitions = ownDefinitions(below: root)
            project.folderExtensions = project.model.folders.map { extensions(in: $0, root) }
            return project
        } catch {
            diagnostics.append(error.diagnostic(in: file.text))
            return nil
        }
    }

    /// Adds the paths by which the project may refer to a definition and its tables.
    ///
    /// - Parameter root: The folder of the project.
    private func addPaths(of unit: CheckUnit, to project: inout CheckedProject, root: Path) {
        let definition = unit.input.file
        let names = [definition] + unit.links
        project.paths[definition.path.text] = names.flatMap { paths(of: $0.absolutePath, from: root) }
        let tables = unit.definition?.tables ?? TranslationTables()
        for file in tables.strings.map(\.file) + tables.otherTables.map(\.file.file) {
            project.paths[file] = paths(of: Path(file).absolute(in: workingFolder), from: root)
        }
    }

    /// The definitions that belong to this project or to none.
    ///
    /// - Parameter root: The folder of the project.
    private func ownDefinitions(below root: Path) -> Set<String> {
        let folders = projects.map { path in
            let path = path.absolute(in: workingFolder)
            return path.name.hasSuffix(Self.fileSuffix) ? path.folder : path
        }
        var grounds = ProjectGrounds(root, projects: Set(folders), workingFolder: workingFolder)
        let own = units.map(\.input.file).filter { grounds.contains($0.absolutePath) }
        return Set(own.map(\.path.text))
    }

    private func paths(of file: Path, from root: Path) -> [ProjectPath] {
        [ProjectPath(.project, file.relative(to: root).text), ProjectPath(.absolute, file.text)]
    }

    /// The `.xcconfig` file at a path; `nil` if it doesn't exist.
    private func settingsFile(at path: ProjectPath, _ root: Path) -> SettingsFile? {
        guard let path = self.path(of: path, root), (try? FileStatus(of: path))?.kind == .file else { return nil }
        var diagnostics: [Diagnostic] = []
        let name = path.isInside(workingFolder) ? path.relative(to: workingFolder) : path
        return files.read(name, diagnostics: &diagnostics).map { SettingsFile(path: name.text, bytes: $0) }
    }

    /// The path of a project's file on disk; `nil` if a build creates the file.
    private func path(of file: ProjectPath, _ root: Path) -> Path? {
        switch file.root {
        case .project: root.appending(file.path.isEmpty ? "." : file.path).absolute(in: root)
        case .absolute: Path("/" + file.path)
        case .other: nil
        }
    }

    /// The extensions of the files in a synchronized folder, whose files belong to a target without being listed.
    ///
    /// - Returns: `nil` if the folder doesn't exist or contains too many folders.
    private func extensions(in folder: SynchronizedFolder, _ root: Path) -> Set<String>? {
        var pending = [folder.path.flatMap { path(of: $0, root) }].compactMap(\.self)
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
