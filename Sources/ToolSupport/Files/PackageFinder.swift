package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A finder for the package that a folder belongs to. Generated files name their sources by paths within the package.
package struct PackageFinder {
    /// The folder that counts as the package of files outside of packages.
    let workingFolder: Path
    private var known: [Path: Path] = [:]

    /// Creates a finder. Files outside of packages belong to the working folder.
    package init(workingFolder: Path) {
        self.workingFolder = workingFolder
    }

    /// Returns the nearest folder with a `Package.swift`, from a folder upwards, or else the working folder.
    ///
    /// - Parameter folder: An absolute path.
    package mutating func package(of folder: Path) -> Path {
        if let package = known[folder] { return package }
        let package =
            if access(folder.appending("Package.swift").text, F_OK) == 0 {
                folder
            } else if folder.text == "/" {
                workingFolder
            } else {
                self.package(of: folder.folder)
            }
        known[folder] = package
        return package
    }
}

extension Path {
    /// The folder that relative paths start from.
    package static func workingFolder() throws(ToolFailure) -> Path {
        guard let text = getcwd(nil, 0) else {
            let reason = FileError.system(errno)
            throw ToolFailure(message: "the working folder can't be read (\(reason))", status: .inputNotRead)
        }
        defer { free(text) }
        return Path(String(cString: text))
    }
}
