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

    /// The commands that generate a file for each definition.
    func commands(tool: URL, outputFolder: URL) throws -> [Command] {
        let definitions = LocalizedDefinition.readOnes(among: files)
        let names = try outputNames(of: definitions)
        warnOfSharedNames(of: definitions)
        warnOfCommittedCode(named: names)
        return zip(definitions, names).map { definition, name in
            let output = outputFolder.appending(path: name)
            return .buildCommand(
                displayName: "Generating \(name)",
                executable: tool,
                arguments: [definition.file.path, "--output-file", output.path],
                inputFiles: [definition.file] + configurations(of: definition) + foldersAbove,
                outputFiles: [output]
            )
        }
    }

    /// The names of generated files, which must differ in more than upper and lower case.
    private func outputNames(of definitions: [LocalizedDefinition]) throws -> [String] {
        var definitionsByName: [String: LocalizedDefinition] = [:]
        return try definitions.map { definition in
            let name = definition.outputName(below: folder)
            if let other = definitionsByName.updateValue(definition, forKey: name.lowercased()) {
                throw SharedOutputName(name: name, definitions: [other.file, definition.file])
            }
            return name
        }
    }

    /// Warns of definitions of one name in different folders: the list of intents in the generated code is named after
    /// the file alone, so the compiler would find it declared twice, in files that nobody has written.
    private func warnOfSharedNames(of definitions: [LocalizedDefinition]) {
        let groups = Dictionary(grouping: definitions) { $0.file.lastPathComponent.lowercased() }
        for (_, definitions) in groups.sorted(by: { $0.key < $1.key }) where definitions.count > 1 {
            let paths = definitions.map { "'\($0.file.path)'" }.joined(separator: " and ")
            Diagnostics.warning("\(paths) have one name, and so have the lists of their intents; rename all but one")
        }
    }

    /// Warns of generated files in the target, which would be compiled twice. This is no error, as it would end the
    /// commands that bring these files up to date.
    private func warnOfCommittedCode(named names: [String]) {
        for file in files where names.contains(file.lastPathComponent) {
            Diagnostics.warning("'\(file.path)' is in the target, and the plugin generates it too; remove either")
        }
    }

    /// The nearest `intentc.json`, from the folder of a definition up to that of the package, if there is one.
    private func configurations(of definition: LocalizedDefinition) -> [URL] {
        let files = folders(from: definition.file.deletingLastPathComponent()).map {
            $0.appending(path: "intentc.json")
        }
        return files.first { FileManager.default.fileExists(atPath: $0.path) }.map { [$0] } ?? []
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

/// Two definitions would be generated into one file.
private struct SharedOutputName: Error, CustomStringConvertible {
    let name: String
    let definitions: [URL]

    var description: String {
        let paths = definitions.map { "'\($0.path)'" }.joined(separator: " and ")
        return "\(paths) are both generated into '\(name)'; rename one of the two"
    }
}
