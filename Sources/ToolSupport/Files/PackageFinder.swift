package import Basics
import CodeGeneration

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds the package that a folder belongs to. Generated files name their sources by paths below it.
package struct PackageFinder {
    /// The package of what is in none.
    let workingFolder: Path
    private var known: [Path: Path] = [:]

    /// Creates a finder; what is in no package belongs to the working folder.
    package init(workingFolder: Path) {
        self.workingFolder = workingFolder
    }

    /// The nearest folder with a `Package.swift`, from a folder upwards, or else the working folder.
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
            throw ToolFailure(message: "the working folder cannot be found (\(reason))", status: .inputNotRead)
        }
        defer { free(text) }
        return Path(String(cString: text))
    }
}
