import CommandLineSupport
package import DefinitionCompiler
import DefinitionConfiguration

/// Finds the configurations of definitions, and reads each once.
package struct ConfigurationFinder {
    private let source: ConfigurationSource
    private let workingFolder: Path
    private var packages: PackageFinder
    private var files: [Path: ConfigurationFile] = [:]

    /// Creates a finder; the package of what is in none is the working folder.
    package init(_ source: ConfigurationSource, workingFolder: Path) {
        self.source = source
        self.workingFolder = workingFolder
        packages = PackageFinder(workingFolder: workingFolder)
    }

    /// The configuration of a definition; `nil` where there is none.
    package mutating func configuration(of definition: DefinitionFile) -> ConfigurationFile? {
        guard let path = path(for: definition) else { return nil }
        if let file = files[path] { return file }
        let file = ConfigurationFile(reading: path)
        files[path] = file
        return file
    }

    /// The path of a definition's configuration: absolute where the path of the definition is.
    mutating func path(for definition: DefinitionFile) -> Path? {
        switch source {
        case .none: nil
        case .file(let path): path
        case .nearest:
            nearest(to: definition.absolutePath.folder).map {
                definition.path.text.hasPrefix("/") ? $0 : $0.relative(to: workingFolder)
            }
        }
    }

    /// The nearest file from a folder up to its package. Of what lies outside of both packages and the working folder,
    /// only the folder itself is searched.
    private mutating func nearest(to folder: Path) -> Path? {
        let package = packages.package(of: folder)
        var folder = folder
        while true {
            let path = folder.appending(Configuration.fileName)
            if (try? FileStatus(of: path)) != nil { return path }
            guard folder != package, folder.isInside(package) else { return nil }
            folder = folder.folder
        }
    }
}
