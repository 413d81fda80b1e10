import Foundation

/// A definition, which may be a copy for one language.
struct LocalizedDefinition {
    private static let pathExtension = "intentdefinition"
    private static let languageExtension = "lproj"

    /// The file of the definition.
    let file: URL

    /// Returns the definitions to read among the files of a target, sorted by path.
    ///
    /// If a definition has copies in sibling `.lproj` folders, it is the one in `Base`, or else the English one, or
    /// else the first by name, as with `intentc build`. A definition beside these folders isn't one of the copies.
    static func readOnes(among files: [URL]) -> [LocalizedDefinition] {
        let definitions = files.filter { $0.pathExtension == pathExtension }.map { LocalizedDefinition(file: $0) }
        return Dictionary(grouping: definitions) { [$0.neutralFile.path, $0.language == nil ? "" : "*"] }.values
            .compactMap { copies in copies.min { $0.rank < $1.rank } }
            .sorted { $0.file.path < $1.file.path }
    }

    /// Returns the name of the generated file: the path in the target without the language, with `_` between folders.
    func outputName(below folder: URL) -> String {
        let components = neutralFile.deletingPathExtension().standardizedFileURL.pathComponents
        let own = components.dropFirst(folder.standardizedFileURL.pathComponents.count)
        return own.joined(separator: "_") + "+Intents.swift"
    }

    /// The path without the language's folder, which is the same for all copies.
    private var neutralFile: URL {
        language == nil
            ? file
            : file.deletingLastPathComponent().deletingLastPathComponent().appending(path: file.lastPathComponent)
    }

    private var language: String? {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == Self.languageExtension
            ? folder.deletingPathExtension().lastPathComponent : nil
    }

    /// The rank among copies. The copy to read has the lowest rank.
    private var rank: (Int, String) {
        switch language {
        case "Base": (0, "")
        case "en": (1, "")
        default: (2, file.path)
        }
    }
}
