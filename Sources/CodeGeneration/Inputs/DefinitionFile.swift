package import Basics

/// An `.intentdefinition` file among the inputs.
package struct DefinitionFile: Hashable, Sendable {
    /// The extension of definitions, with its dot.
    package static let pathExtension = ".intentdefinition"
    /// The extension of files that describe a family of system intents, with its dot.
    package static let familyPathExtension = ".systemintents.json"
    /// The extension of folders with the files of one language, with its dot.
    static let languageExtension = ".lproj"

    /// The path, as the user gave it, or as found below the folder that the user gave.
    package var path: Path
    /// The path from the root of the file system.
    package var absolutePath: Path
    /// The path below the folder that the user gave; only the name for a file that the user gave.
    package var relativePath: Path
    /// The path that generated files name as their source, which is never absolute.
    package var sourcePath: Path

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The path for reading the file and for messages.
    ///   - relativePath: The path below the folder that the user gave.
    ///   - workingFolder: The absolute path of the working folder.
    ///   - package: The absolute path of the file's package, or else of the working folder.
    package init(_ path: Path, relativePath: Path, workingFolder: Path, package: Path) {
        self.path = path
        self.relativePath = relativePath
        absolutePath = path.absolute(in: workingFolder)
        sourcePath = absolutePath.relative(to: package)
    }

    /// Whether a file name is that of a definition.
    package static func isNamedAsOne(_ name: String) -> Bool {
        name.hasSuffix(pathExtension) && name != pathExtension
    }

    /// Whether a file's name is that of a family of system intents.
    package static func isNamedAsFamily(_ name: String) -> Bool {
        name.hasSuffix(familyPathExtension) && name != familyPathExtension
    }

    /// Whether the file is a family of system intents.
    package var isFamily: Bool { Self.isNamedAsFamily(path.name) }

    /// The name without its extension.
    package var baseName: String { Self.baseName(of: path) }

    /// Returns the name of the file at a path, without the extension of definitions or families.
    static func baseName(of path: Path) -> String {
        if isNamedAsOne(path.name) { return String(path.name.dropLast(pathExtension.count)) }
        return isNamedAsFamily(path.name) ? String(path.name.dropLast(familyPathExtension.count)) : path.name
    }

    /// The language of the `.lproj` folder that directly contains the file, such as `Base` or `pt-BR`.
    var language: String? {
        let folder = absolutePath.folder.name
        return folder.hasSuffix(Self.languageExtension) ? String(folder.dropLast(Self.languageExtension.count)) : nil
    }
}
