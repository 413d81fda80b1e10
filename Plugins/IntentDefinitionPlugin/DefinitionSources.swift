import Foundation
import PackagePlugin

/// The definitions of a target.
struct DefinitionSources {
    /// All files of the target.
    let files: [URL]
    /// The folder of the target. The names of generated files depend on the paths below it.
    let folder: URL
    /// The folder of the package, where the search for a configuration ends.
    let package: URL

    /// Returns the command that generates a file for each definition. A single command finds what definitions can't
    /// share: if two have the same output file, the tool reports an error for the second.
    func commands(tool: URL, outputFolder: URL) -> [Command] {
        let definitions = LocalizedDefinition.readOnes(among: files)
        guard !definitions.isEmpty else { return [] }
        let outputs = definitions.map { outputFolder.appending(path: $0.outputName(below: folder)) }
        let names = Set(outputs.map(\.lastPathComponent)).sorted()
        warnOfCommittedCode(named: names)

        let inputs = definitions.flatMap { [$0.file] + configurations(of: $0) }
        return [
            .buildCommand(
                displayName: "Generating \(names.joined(separator: ", "))",
                executable: tool,
                arguments: ["--single-module"] + definitions.map(\.file.path)
                    + outputs.flatMap { ["--output-file", $0.path] },
                inputFiles: Array(Set(inputs)).sorted { $0.path < $1.path } + foldersAbove,
                outputFiles: names.map { outputFolder.appending(path: $0) }
            )
        ]
    }

    /// Warns of generated files in the target, which would be compiled twice. This isn't an error, because an error
    /// would also stop the commands that update these files.
    private func warnOfCommittedCode(named names: [String]) {
        for file in files where names.contains(file.lastPathComponent) {
            Diagnostics.warning(
                "'\(file.path)' is in the target, but the plugin also generates it; remove the file or the plugin"
            )
        }
    }

    /// Returns the nearest `intentc.json`, from the folder of a definition up to the folder of the package, or of the
    /// package's repository if there is one.
    private func configurations(of definition: LocalizedDefinition) -> [URL] {
        let folders = folders(from: definition.file.deletingLastPathComponent()) + foldersOfRepository
        let files = folders.map { $0.appending(path: "intentc.json") }
        return files.first { FileManager.default.fileExists(atPath: $0.path) }.map { [$0] } ?? []
    }

    /// The folders above the package, up to the root of the repository; empty if the package isn't in a repository.
    private var foldersOfRepository: [URL] {
        var folder = package.standardizedFileURL
        var folders: [URL] = []
        while !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
            guard folder.pathComponents.count > 1 else { return [] }
            folder = folder.deletingLastPathComponent()
            folders.append(folder)
        }
        return folders
    }

    /// The folders above the target. SwiftPM plans a build again if files are added to or removed from the target; for
    /// a configuration above it, only the modification time of its folder shows the change.
    private var foldersAbove: [URL] {
        Array(folders(from: folder).dropFirst())
    }

    /// Returns a folder and the folders that contain it, up to the package.
    private func folders(from folder: URL) -> [URL] {
        let start = folder.standardizedFileURL.pathComponents
        let end = package.standardizedFileURL.pathComponents
        guard start.starts(with: end) else { return [folder] }
        return (0...start.count - end.count).map { steps in
            (0..<steps).reduce(folder.standardizedFileURL) { folder, _ in folder.deletingLastPathComponent() }
        }
    }
}
