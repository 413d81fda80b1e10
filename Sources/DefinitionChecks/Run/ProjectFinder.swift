package import Basics
import CodeGeneration
import ToolSupport

/// The finder of the project to check against if the user names none.
package enum ProjectFinder {
    private static let suffix = ".xcodeproj"
    /// The maximum number of folders searched.
    private static let folderLimit = 10_000

    /// The only project below some folders, or else below the repository or package that contains them.
    ///
    /// - Parameters:
    ///   - inputs: The checked definitions and folders.
    ///   - workingFolder: The absolute path that relative paths start from.
    /// - Returns: `nil` unless there is exactly one.
    package static func onlyProject(for inputs: [Path], in workingFolder: Path) -> Path? {
        let folders = inputs.map { input in
            (try? FileStatus(of: input))?.kind == .folder ? input : input.folder
        }
        let near = projects(below: folders)
        guard near.isEmpty, let first = folders.first?.absolute(in: workingFolder) else { return only(near) }
        var repositories = RepositoryFinder()
        guard let root = repositories.root(of: first) else { return nil }
        return only(projects(below: [root])).map { project in
            inputs[0].text.hasPrefix("/") ? project : project.relative(to: workingFolder)
        }
    }

    private static func only(_ projects: [Path]) -> Path? { projects.count == 1 ? projects[0] : nil }

    /// The projects below folders, each once. The search stops at the second one.
    private static func projects(below folders: [Path]) -> [Path] {
        var pending = folders
        var seen: Set<FileStatus.Identity> = []
        var projects: [Path] = []

        while let folder = pending.popLast(), seen.count < folderLimit, projects.count < 2 {
            guard let identity = try? FileStatus(of: folder).identity, seen.insert(identity).inserted else { continue }
            for entry in (try? FolderEntry.entries(of: folder)) ?? [] where entry.isNameValid && entry.kind == .folder {
                let path = folder.appending(entry.name)
                if entry.name.hasSuffix(suffix) {
                    let hasFile = (try? FileStatus(of: path.appending("project.pbxproj")))?.kind == .file
                    if hasFile { projects.append(path) }
                } else if !entry.name.hasPrefix("."), !SkippedFolder.isNamedAsOne(entry.name) {
                    pending.append(path)
                }
            }
        }
        return projects
    }
}
