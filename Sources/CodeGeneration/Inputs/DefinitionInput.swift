package import Basics

/// A definition to compile: the file that is read, and its copies in sibling `.lproj` folders, which are not.
///
/// Xcode keeps a definition that is localized in several copies that differ only in their texts; since translations are
/// looked up when a program runs, one of them is enough.
package struct DefinitionInput: Hashable, Sendable {
    /// The file that is read.
    package var file: DefinitionFile
    /// The other copies, sorted by path.
    package var copies: [DefinitionFile]

    /// Creates an input.
    package init(file: DefinitionFile, copies: [DefinitionFile]) {
        self.file = file
        self.copies = copies
    }

    /// Puts copies of one definition together, and keeps the order in which definitions first appear.
    ///
    /// Of several copies, the one in `Base.lproj` is read, else the one of the development language, else the first
    /// by name. A file that is given twice counts once, as it was given first.
    package static func grouping(_ files: [DefinitionFile], developmentLanguage: String) -> [DefinitionInput] {
        var order: [String] = []
        var groups: [String: [DefinitionFile]] = [:]
        var seen: Set<Path> = []
        for file in files where seen.insert(file.absolutePath).inserted {
            let key = file.patternOfCopies
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(file)
        }
        return order.map { key in
            let sorted = groups[key, default: []].sorted { $0.absolutePath < $1.absolutePath }
            let chosen =
                sorted.first { $0.language == "Base" } ?? sorted.first { $0.language == developmentLanguage }
                ?? sorted[0]
            return DefinitionInput(file: chosen, copies: sorted.filter { $0 != chosen })
        }
    }

    /// A note that names the copies that are not read; `nil` where there are none.
    package var noteAboutCopies: Diagnostic? {
        guard !copies.isEmpty else { return nil }
        let names = copies.map { "'\($0.path)'" }.joined(separator: ", ")
        return Diagnostic(
            .note,
            .localizedCopies,
            "this copy is read for all languages, and not \(names)",
            at: SourceLocation(file: file.path.text)
        )
    }
}

extension DefinitionFile {
    /// What the paths of all copies of the file have in common: the path itself, or a pattern for a localized file.
    fileprivate var patternOfCopies: String {
        language == nil
            ? absolutePath.text : absolutePath.folder.folder.appending("*\(Self.languageExtension)/\(path.name)").text
    }
}
