/// The path of a file in a project.
package struct ProjectPath: Hashable, Sendable {
    /// The start of a path.
    package enum Root: Hashable, Sendable {
        /// The folder that contains the project.
        case project
        /// The root of the file system.
        case absolute
        /// Another folder, such as `BUILT_PRODUCTS_DIR` or `SDKROOT`.
        case other(String)
    }

    /// The start of the path.
    package var root: Root
    /// The path below the root, with `.` and `..` resolved as far as possible; empty for the root itself.
    package var path: String

    /// Creates a path.
    package init(_ root: Root, _ path: String) {
        self.root = root
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
        }
        self.path = names.joined(separator: "/")
    }

    /// Creates a path from one in which `.` and `..` are already resolved.
    init(_ root: Root, normalized path: String) {
        self.root = root
        self.path = path
    }

    /// Returns the path of an item in this folder.
    func appending(_ other: String) -> ProjectPath {
        ProjectPath(root, path + "/" + other)
    }
}
