package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A finder for the root of the repository that a folder belongs to.
package struct RepositoryFinder {
    private var known: [Path: Path?] = [:]

    /// Creates a finder.
    package init() {}

    /// Returns the nearest folder with a `.git`, which is a folder or, in a linked working tree or a submodule, a file.
    ///
    /// - Parameter folder: An absolute path.
    /// - Returns: `nil` for a folder outside of repositories.
    package mutating func root(of folder: Path) -> Path? {
        if let root = known[folder] { return root }
        let root: Path? =
            if access(folder.appending(".git").text, F_OK) == 0 {
                folder
            } else {
                folder.text == "/" ? nil : self.root(of: folder.folder)
            }
        known[folder] = root
        return root
    }
}
