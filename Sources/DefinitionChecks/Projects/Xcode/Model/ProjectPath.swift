/// Where a file of a project is.
package struct ProjectPath: Hashable, Sendable {
    /// What a path starts at.
    package enum Root: Hashable, Sendable {
        /// The folder that the project is in.
        case project
        /// The root of the file system.
        case absolute
        /// Another folder, such as `BUILT_PRODUCTS_DIR` or `SDKROOT`.
        case other(String)
    }

    /// What the path starts at.
    package var root: Root
    /// The path below the root, with `.` and `..` resolved as far as they can be; empty for the root itself.
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

    /// Creates a path whose names are resolved.
    init(_ root: Root, normalized path: String) {
        self.root = root
        self.path = path
    }

    /// The path of something in this folder.
    func appending(_ other: String) -> ProjectPath {
        ProjectPath(root, path + "/" + other)
    }
}
