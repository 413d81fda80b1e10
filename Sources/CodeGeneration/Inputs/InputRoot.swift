package import Basics

/// A file or folder that the user gave as an input.
package struct InputRoot: Hashable, Sendable {
    /// The path from the root of the file system.
    package var absolutePath: Path
    /// The folders that paths of sources in generated files may start from: the packages that the input is in and
    /// those below it, or else the working folder; absolute.
    package var packages: Set<Path>

    /// Creates a root.
    package init(absolutePath: Path, packages: Set<Path>) {
        self.absolutePath = absolutePath
        self.packages = packages
    }

    /// The files of this root that a generated file may mean by the name of its source.
    func places(ofSource source: String) -> [Path] {
        packages.map { $0.appending(source).absolute(in: $0) }.filter { $0.isInside(absolutePath) }
    }
}
