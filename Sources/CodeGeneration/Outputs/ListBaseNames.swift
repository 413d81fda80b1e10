import Basics
import IntentInterface

/// The texts that the lists of intents of a module's definitions are named after.
package enum ListBaseNames {
    /// Returns a text for each definition, so that no two lists in the module have one name.
    ///
    /// A definition that comes first keeps the name of its file; each further one of the name puts as many of its
    /// folders before it as tell it from those: `Sub_Shop`. A definition in fewer folders comes before one in more, and
    /// of the others the first by path. Folders above all definitions are never part of a name, as they are called
    /// differently on another machine; if the folders below don't tell two apart, a number does: `Sub_Shop_2`.
    package static func unique(for files: [DefinitionFile]) -> [String] {
        let paths = belowSharedFolder(files.map(\.pathWithoutLanguage))
        let order = files.indices.sorted { first, second in
            (paths[first].count, files[first].absolutePath) < (paths[second].count, files[second].absolutePath)
        }
        var names = files.map(\.baseName)
        var taken: Set<String> = []
        for index in order {
            let candidates = (1...paths[index].count).map { paths[index].suffix($0).joined(separator: "_") }
            let longest = paths[index].joined(separator: "_")
            let numbered = (2...max(2, files.count)).lazy.map { "\(longest)_\($0)" }
            // A name that stays taken is reported with the other names of the module.
            names[index] =
                candidates.first { !taken.contains(key(of: $0)) } ?? numbered.first { !taken.contains(key(of: $0)) }
                ?? names[index]
            taken.insert(key(of: names[index]))
        }
        return names
    }

    /// The paths without the folders that all files are in.
    private static func belowSharedFolder(_ paths: [[String]]) -> [[String]] {
        guard let first = paths.first else { return [] }
        let shared = paths.reduce(first.dropLast().count) { count, path in
            min(count, zip(first.dropLast(), path.dropLast()).prefix { $0 == $1 }.count)
        }
        return paths.map { Array($0.dropFirst(shared)) }
    }

    /// What two texts have in common whose lists, or the files of these, can't be told apart.
    private static func key(of baseName: String) -> String {
        IntentListDeclaration.name(forBaseName: baseName, classPrefix: "").lowercased()
    }
}

extension DefinitionFile {
    /// The folders of the file without that of its language, and its name without its extension.
    fileprivate var pathWithoutLanguage: [String] {
        let folder = language == nil ? absolutePath.folder : absolutePath.folder.folder
        return folder.components.map(String.init) + [baseName]
    }
}
