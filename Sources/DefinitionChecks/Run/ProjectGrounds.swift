import Basics
import CodeGeneration
import ToolSupport

/// The files below a project's folder that don't belong to a package, to another project or to the dependencies that a
/// package manager fetched.
struct ProjectGrounds {
    private static let suffix = ".xcodeproj"

    /// The folder of the project.
    private let root: Path
    private let isShared: Bool
    private let workingFolder: Path
    private var packages: PackageFinder
    private var known: [Path: Bool] = [:]

    /// Creates the grounds of the projects in a folder.
    ///
    /// - Parameters:
    ///   - root: The absolute path of the folder.
    ///   - projects: The absolute paths of the checked projects.
    init(_ root: Path, projects: Set<Path>, workingFolder: Path) {
        self.root = root
        isShared = Self.projects(in: root).contains { !projects.contains($0) }
        self.workingFolder = workingFolder
        packages = PackageFinder(workingFolder: workingFolder)
    }

    /// Whether a file belongs to the project or to none.
    ///
    /// - Parameter file: An absolute path.
    mutating func contains(_ file: Path) -> Bool {
        guard !isShared, file.isInside(root) else { return false }
        let package = packages.package(of: file.folder)
        let isPackaged = package != root && package.isInside(root) && package != workingFolder
        return !isPackaged && ownsFolder(file.folder)
    }

    private mutating func ownsFolder(_ folder: Path) -> Bool {
        if folder == root { return true }
        if let known = known[folder] { return known }
        let isOwn =
            !SkippedFolder.isNamedAsOne(folder.name) && Self.projects(in: folder).isEmpty
            && ownsFolder(folder.folder)
        known[folder] = isOwn
        return isOwn
    }

    private static func projects(in folder: Path) -> [Path] {
        let entries = (try? FolderEntry.entries(of: folder)) ?? []
        return entries.filter { $0.name.hasSuffix(suffix) }.map { folder.appending($0.name) }
    }
}
