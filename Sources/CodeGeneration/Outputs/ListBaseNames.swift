import Basics
import IntentInterface

/// The bases of the names for the lists of intents of a module's definitions.
package enum ListBaseNames {
    /// Returns the base for each definition, so that all lists in the module have different names.
    ///
    /// The first definition of a name keeps the name of its file. Each further one adds as many of its folders as it takes
    /// to differ: `Sub_Shop`. Definitions in fewer folders come first, and then those with the lesser path. Folders above
    /// all definitions are never part of a name, since they differ between machines. If the folders below aren't enough, a
    /// number is added: `Sub_Shop_2`.
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
            // A name that is still taken is reported with the other names of the module.
            names[index] =
                candidates.first { !taken.contains(key(of: $0)) } ?? numbered.first { !taken.contains(key(of: $0)) }
                ?? names[index]
            taken.insert(key(of: names[index]))
        }
        return names
    }

    /// Returns the paths without the folders that all files share.
    private static func belowSharedFolder(_ paths: [[String]]) -> [[String]] {
        guard let first = paths.first else { return [] }
        let shared = paths.reduce(first.dropLast().count) { count, path in
            min(count, zip(first.dropLast(), path.dropLast()).prefix { $0 == $1 }.count)
        }
        return paths.map { Array($0.dropFirst(shared)) }
    }

    /// Returns a key that is equal for two bases if their lists, or the files of these, have the same name.
    private static func key(of baseName: String) -> String {
        IntentListDeclaration.name(forBaseName: baseName, classPrefix: "").lowercased()
    }
}

extension DefinitionFile {
    /// The folders of the file without that of its language, followed by its name without extension.
    fileprivate var pathWithoutLanguage: [String] {
        let folder = language == nil ? absolutePath.folder : absolutePath.folder.folder
        return folder.components.map(String.init) + [baseName]
    }
}
