package import Basics
import IntentInterface

/// Where generated files go: a folder for each definition below one output folder; or, where each definition of a module
/// generates one file, straight into that.
package enum OutputLayout {
    /// The most bytes in the name of a file, for the file systems of Linux and macOS.
    package static let fileNameLimit = GeneratedName.fileNameLimit

    /// The folder of a definition below the output folder: the definition's path below the folder that the user gave,
    /// without its extension and without the `.lproj` folder that it is in.
    package static func folder(of file: DefinitionFile) -> Path {
        let folder = file.relativePath.folder
        return (file.language == nil ? folder : folder.folder).appending(file.baseName)
    }

    /// Whether a definition may have generated a file, judging by the folder that it is in: straight into the output
    /// folder, or into the folder of the definition. A file elsewhere is a copy that somebody made.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - output: The output folder.
    ///   - source: The definition's path below its package.
    static func mayGenerate(_ file: Path, below output: Path, from source: String) -> Bool {
        let folder = file.folder.components.dropFirst(output.text == "." ? 0 : output.components.count)
        guard !folder.isEmpty, folder.first != "." else { return true }
        // How much of the path was below the folder that the user gave is not known any more.
        let (path, root) = (Path(source), Path("/"))
        let definition = DefinitionFile(path, relativePath: path, workingFolder: root, package: root)
        let own = OutputLayout.folder(of: definition).components
        let count = min(own.count, folder.count)
        return own.suffix(count).elementsEqual(folder.suffix(count))
    }

    /// The name of the file that holds all that a definition generates, where it generates one file only, without its
    /// extension.
    package static func singleFileName(for baseName: String) -> String {
        "\(baseName)+Intents"
    }

    /// The name of a definition from which that of its single file among those of a whole module is made: the
    /// definition's folder with `_` in place of slashes, since a module cannot have two files of one name.
    package static func moduleBaseName(for file: DefinitionFile) -> String {
        folder(of: file).components.joined(separator: "_")
    }

    /// What two definitions cannot share.
    package enum Place: Sendable {
        /// The folder of a definition's files, below the output folder.
        case folder(Path)
        /// The one file of a definition.
        case file(Path)

        fileprivate var path: Path {
            switch self {
            case .folder(let path), .file(let path): path
            }
        }
    }

    /// Finds the definitions that share a place with one before them.
    ///
    /// Names that differ in upper and lower case only are equal, as they are in many file systems.
    ///
    /// - Returns: An error at each definition but the first of those that share a place.
    package static func collisions(among definitions: [(file: DefinitionFile, place: Place)]) -> [Diagnostic] {
        var firsts: [String: DefinitionFile] = [:]
        return definitions.compactMap { file, place in
            let key = place.path.text.lowercased()
            guard let first = firsts[key] else {
                firsts[key] = file
                return nil
            }
            let (name, remedy) =
                switch place {
                case .folder(let path):
                    ("folder '\(path)'", ", or build them separately with different '--output' folders")
                case .file(let path): ("file '\(path.name)'", "")
                }
            let message = "'\(first.path)' is generated into the same \(name); remove or rename one of the two\(remedy)"
            let note = Diagnostic.Note("the other is here", at: start(of: first))
            return Diagnostic(.error, .outputCollision, message, at: start(of: file), notes: [note])
        }
    }

    private static func start(of file: DefinitionFile) -> SourceLocation {
        SourceLocation(file: file.path.text, position: .start)
    }
}
