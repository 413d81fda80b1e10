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
        return zip(definitions, names).map { definition, name in
            let configuration = configuration(of: definition)
            let output = outputFolder.appending(path: name)
            let options = configuration.map { ["--configuration", $0.path] } ?? ["--no-configuration"]
            return .buildCommand(
                displayName: "Generating \(name)",
                executable: tool,
                arguments: ["build", definition.file.path, "--output-file", output.path] + options,
                inputFiles: [definition.file] + [configuration].compactMap(\.self),
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

    /// The nearest `intentc.json`, from the folder of a definition up to that of the package.
    private func configuration(of definition: LocalizedDefinition) -> URL? {
        let package = package.standardizedFileURL.path
        var folder = definition.file.deletingLastPathComponent().standardizedFileURL
        while true {
            let file = folder.appending(path: "intentc.json")
            if FileManager.default.fileExists(atPath: file.path) { return file }
            guard folder.path.hasPrefix(package + "/") else { return nil }
            folder.deleteLastPathComponent()
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
