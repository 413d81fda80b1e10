import Foundation
import PackagePlugin

/// The definitions of a target.
struct DefinitionSources {
    /// All files of the target.
    let files: [URL]
    /// The folder of the target, from which generated files get their names.
    let folder: URL
    /// The folder of the package, where the search for a configuration ends.
    let package: URL

    /// The command that generates a file for each definition, so that what they cannot have in common is known: of
    /// definitions with one output file the tool reports all but the first.
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

    /// Warns of generated files in the target, which would be compiled twice. This is no error, as it would end the
    /// commands that bring these files up to date.
    private func warnOfCommittedCode(named names: [String]) {
        for file in files where names.contains(file.lastPathComponent) {
            Diagnostics.warning("'\(file.path)' is in the target, and the plugin generates it too; remove either")
        }
    }

    /// The nearest `intentc.json`, from the folder of a definition up to that of the package, or of the repository that
    /// the package is in, if there is one.
    private func configurations(of definition: LocalizedDefinition) -> [URL] {
        let folders = folders(from: definition.file.deletingLastPathComponent()) + foldersOfRepository
        let files = folders.map { $0.appending(path: "intentc.json") }
        return files.first { FileManager.default.fileExists(atPath: $0.path) }.map { [$0] } ?? []
    }

    /// The folders above that of the package, up to the root of the repository; none for a package in no repository.
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

    /// The folders above that of the target. SwiftPM plans a build anew where files come or go in the target; where a
    /// configuration comes or goes above it, only the time of its folder tells.
    private var foldersAbove: [URL] {
        Array(folders(from: folder).dropFirst())
    }

    /// A folder, and those that it is in up to that of the package.
    private func folders(from folder: URL) -> [URL] {
        let start = folder.standardizedFileURL.pathComponents
        let end = package.standardizedFileURL.pathComponents
        guard start.starts(with: end) else { return [folder] }
        return (0...start.count - end.count).map { steps in
            (0..<steps).reduce(folder.standardizedFileURL) { folder, _ in folder.deletingLastPathComponent() }
        }
    }
}
