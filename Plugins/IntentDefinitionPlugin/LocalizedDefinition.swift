import Foundation

/// A definition, and whether it is a copy for one language.
struct LocalizedDefinition {
    private static let pathExtension = "intentdefinition"
    private static let languageExtension = "lproj"

    /// Where it is.
    let file: URL

    /// The definitions to read among the files of a target, sorted by path.
    ///
    /// Of copies in sibling `.lproj` folders it is that in `Base`, else the English one, else the first by name, as
    /// `intentc build` has it. A definition beside these folders is none of their copies.
    static func readOnes(among files: [URL]) -> [LocalizedDefinition] {
        let definitions = files.filter { $0.pathExtension == pathExtension }.map { LocalizedDefinition(file: $0) }
        return Dictionary(grouping: definitions) { [$0.neutralFile.path, $0.language == nil ? "" : "*"] }.values
            .compactMap { copies in copies.min { $0.rank < $1.rank } }
            .sorted { $0.file.path < $1.file.path }
    }

    /// The name of the file that is generated: the path in the target without the language, with `_` between folders.
    func outputName(below folder: URL) -> String {
        let components = neutralFile.deletingPathExtension().standardizedFileURL.pathComponents
        let own = components.dropFirst(folder.standardizedFileURL.pathComponents.count)
        return own.joined(separator: "_") + "+Intents.swift"
    }

    /// The path without the folder of the language, which all copies have in common.
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

    /// What orders copies: the one to read comes first.
    private var rank: (Int, String) {
        switch language {
        case "Base": (0, "")
        case "en": (1, "")
        default: (2, file.path)
        }
    }
}
