import Foundation
import PackagePlugin

/// The folder of a target, and the definitions in it that aren't part of the target.
struct TargetFolder {
    private static let pathExtension = "intentdefinition"

    /// The folder.
    let url: URL
    /// The definitions that the target excludes.
    let excluded: [URL]
}

extension TargetFolder {
    /// Creates the folder of a target; `nil` if the target has no definitions.
    init?(of target: any SourceModuleTarget) {
        let definitions = target.sourceFiles.map(\.url).filter { $0.pathExtension == Self.pathExtension }
        guard !definitions.isEmpty else { return nil }
        let paths = Set(definitions.map(\.standardizedFileURL.path))
        url = target.directoryURL
        excluded = Self.definitions(below: url).filter { !paths.contains($0.standardizedFileURL.path) }
    }

    /// Returns all definitions below a folder, sorted by path. Hidden folders, such as the one for builds, are left
    /// out.
    private static func definitions(below folder: URL) -> [URL] {
        guard let enumerator = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var definitions: [URL] = []
        while let path = enumerator.nextObject() as? String {
            let file = folder.appending(path: path)
            if file.lastPathComponent.hasPrefix(".") { enumerator.skipDescendants() }
            if file.pathExtension == pathExtension { definitions.append(file) }
        }
        return definitions.sorted { $0.path < $1.path }
    }
}
