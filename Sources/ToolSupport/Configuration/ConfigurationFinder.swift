package import Basics
package import CodeGeneration

/// A finder for the configurations of definitions. It reads each file once.
package struct ConfigurationFinder {
    private let source: ConfigurationSource
    private let workingFolder: Path
    private var packages: PackageFinder
    private var repositories = RepositoryFinder()
    private var files: [Path: ConfigurationFile] = [:]

    /// Creates a finder. For files outside of packages, the working folder counts as the package.
    package init(_ source: ConfigurationSource, workingFolder: Path) {
        self.source = source
        self.workingFolder = workingFolder
        packages = PackageFinder(workingFolder: workingFolder)
    }

    /// Returns the configuration of a definition; `nil` if there isn't one.
    package mutating func configuration(of definition: DefinitionFile) -> ConfigurationFile? {
        path(for: definition).map { file(at: $0) }
    }

    /// Returns the configuration for the contents of a folder; `nil` if there isn't one.
    package mutating func configuration(ofFolder folder: Path) -> ConfigurationFile? {
        path(forFolder: folder).map { file(at: $0) }
    }

    private mutating func file(at path: Path) -> ConfigurationFile {
        if let file = files[path] { return file }
        let file = ConfigurationFile(reading: path)
        files[path] = file
        return file
    }

    /// Returns the path of a definition's configuration: absolute if the path of the definition is.
    mutating func path(for definition: DefinitionFile) -> Path? {
        path(forFolder: definition.path.folder)
    }

    private mutating func path(forFolder folder: Path) -> Path? {
        switch source {
        case .none: nil
        case .file(let path): path
        case .nearest:
            nearest(to: folder.absolute(in: workingFolder)).map {
                folder.text.hasPrefix("/") ? $0 : $0.relative(to: workingFolder)
            }
        }
    }

    /// Returns the nearest file from a folder up to the root of its repository or its package, whichever contains the
    /// other. Outside of repositories, packages and the working folder, only the folder itself is searched.
    private mutating func nearest(to folder: Path) -> Path? {
        let package = packages.package(of: folder)
        let repository = repositories.root(of: folder) ?? folder
        var folder = folder
        while true {
            let path = folder.appending(Configuration.fileName)
            if (try? FileStatus(of: path)) != nil { return path }
            let isBelowRoot = [package, repository].contains { folder != $0 && folder.isInside($0) }
            guard isBelowRoot else { return nil }
            folder = folder.folder
        }
    }
}
