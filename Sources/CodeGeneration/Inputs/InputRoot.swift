package import Basics

/// A file or folder that the user gave as an input.
package struct InputRoot: Hashable, Sendable {
    /// The path from the root of the file system.
    package var absolutePath: Path
    /// The absolute paths of the folders that the paths of sources in generated files may be relative to: the packages
    /// around and below the input, or else the working folder.
    package var packages: Set<Path>

    /// Creates a root.
    package init(absolutePath: Path, packages: Set<Path>) {
        self.absolutePath = absolutePath
        self.packages = packages
    }

    /// Returns the files of this root that a generated file may name as its source.
    func places(ofSource source: String) -> [Path] {
        packages.map { $0.appending(source).absolute(in: $0) }.filter { $0.isInside(absolutePath) }
    }
}
