import Basics
import PropertyLists

/// The paths of the files and groups of a project.
struct ProjectPaths {
    /// The maximum length of a path in bytes; no file system has longer ones.
    private static let pathLimit = 4096
    /// The maximum length of all paths together in bytes.
    private static let totalLimit = 64 * 1024 * 1024

    /// The groups and files of the project, without repetitions, in the order in which Xcode shows them.
    private(set) var groups: [ProjectObject] = []
    private var paths: [String: ProjectPath] = [:]

    /// Visits each group of a project once.
    init(_ objects: ProjectObjects) {
        guard let main = objects[objects.root.text("mainGroup")] else { return }
        let start = ProjectPath(.project, objects.root.text("projectDirPath")?.value ?? "")
        var waiting = [(object: main, folder: start)]
        var visited: Set<String> = [main.id]
        var total = 0

        while let (object, folder) = waiting.popLast(), total <= Self.totalLimit {
            guard let path = Self.path(of: object, in: folder, below: start), path.path.utf8.count <= Self.pathLimit
            else { continue }
            total += path.path.utf8.count
            paths[object.id] = path
            groups.append(object)
            let children = objects.list("children", of: object).filter { visited.insert($0.id).inserted }
            waiting += children.reversed().map { ($0, path) }
        }
    }

    /// The path of an object in a group; `nil` for other objects.
    subscript(_ object: ProjectObject) -> ProjectPath? { paths[object.id] }

    private static func path(
        of object: ProjectObject,
        in folder: ProjectPath,
        below sourceRoot: ProjectPath
    ) -> ProjectPath? {
        let path = object.text("path")?.value ?? ""
        guard path.utf8.count <= pathLimit else { return nil }
        return switch object.text("sourceTree")?.value ?? "<group>" {
        case "<group>": folder.appending(path)
        case "<absolute>": ProjectPath(.absolute, path)
        case "SOURCE_ROOT": sourceRoot.appending(path)
        case let tree: ProjectPath(.other(tree), path)
        }
    }
}
