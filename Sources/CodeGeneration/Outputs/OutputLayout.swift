package import Basics
import IntentInterface

/// The places of generated files: a folder for each definition below an output folder or, if each definition of a module
/// generates one file, directly in that folder.
package enum OutputLayout {
    /// The highest number of bytes in a file name, for the file systems of Linux and macOS.
    package static let fileNameLimit = GeneratedName.fileNameLimit

    /// Returns the folder of a definition below the output folder. It is the definition's path below the folder that the
    /// user gave, without its extension and its `.lproj` folder.
    ///
    /// The families of system intents share the folder `System`, since each generates one file.
    package static func folder(of file: DefinitionFile) -> Path {
        let folder = file.relativePath.folder
        if file.isFamily { return folder.appending("System") }
        return (file.language == nil ? folder : folder.folder).appending(file.baseName)
    }

    /// Whether a definition may have generated a file, judging by its folder: the output folder, or the definition's folder
    /// below it. A file elsewhere is a copy.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - output: The output folder.
    ///   - source: The definition's path below its package.
    static func mayGenerate(_ file: Path, below output: Path, from source: String) -> Bool {
        let folder = file.folder.components.dropFirst(output.text == "." ? 0 : output.components.count)
        guard !folder.isEmpty, folder.first != "." else { return true }
        // It isn't known which part of the path was below the folder that the user gave.
        let (path, root) = (Path(source), Path("/"))
        let definition = DefinitionFile(path, relativePath: path, workingFolder: root, package: root)
        let own = OutputLayout.folder(of: definition).components
        let count = min(own.count, folder.count)
        return own.suffix(count).elementsEqual(folder.suffix(count))
    }

    /// Returns the name, without extension, of the only file of a definition.
    package static func singleFileName(for baseName: String) -> String {
        "\(baseName)+Intents"
    }

    /// Returns the base of the name for the only file of a definition in a module. It is the definition's folder with `_`
    /// instead of slashes, since file names in a module must be unique.
    package static func moduleBaseName(for file: DefinitionFile) -> String {
        folder(of: file).components.joined(separator: "_")
    }

    /// A place that two definitions can't share.
    package enum Place: Sendable {
        /// The folder of a definition's files, below the output folder.
        case folder(Path)
        /// The only file of a definition.
        case file(Path)

        fileprivate var path: Path {
            switch self {
            case .folder(let path), .file(let path): path
            }
        }
    }

    /// Finds definitions that share a place with an earlier one.
    ///
    /// Names that differ only in case count as equal, as in many file systems.
    ///
    /// - Returns: An error at each definition that shares a place, except for the first one.
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
            let message = "'\(first.path)' generates the same \(name); remove or rename one of the two\(remedy)"
            let note = Diagnostic.Note("the other definition is here", at: start(of: first))
            return Diagnostic(.error, .outputCollision, message: message, at: start(of: file), notes: [note])
        }
    }

    private static func start(of file: DefinitionFile) -> SourceLocation {
        SourceLocation(file: file.path.text, position: .start)
    }
}
