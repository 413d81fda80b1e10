package import Basics

/// A definition to compile: the file to read, and its copies in sibling `.lproj` folders, which aren't read.
///
/// Xcode stores a localized definition as several copies that differ only in their texts. One copy is enough, since
/// programs look up translations at run time.
package struct DefinitionInput: Hashable, Sendable {
    /// The file to read.
    package var file: DefinitionFile
    /// The other copies, sorted by path.
    package var copies: [DefinitionFile]

    /// Creates an input.
    package init(file: DefinitionFile, copies: [DefinitionFile]) {
        self.file = file
        self.copies = copies
    }

    /// Groups the copies of each definition, in the order in which definitions first appear.
    ///
    /// Of several copies, the one in `Base.lproj` is read, or else the one in the development language, or else the first
    /// by path. A file that is given twice counts once, in its first form.
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

    /// A note that names the copies that aren't read; `nil` without copies.
    package var noteAboutCopies: Diagnostic? {
        guard !copies.isEmpty else { return nil }
        let names = copies.map { "'\($0.path)'" }.joined(separator: ", ")
        return Diagnostic(
            .note,
            .localizedCopies,
            message: "this copy is read for all languages; \(names) \(copies.count == 1 ? "isn't" : "aren't") read",
            at: SourceLocation(file: file.path.text)
        )
    }
}

extension DefinitionFile {
    /// A pattern for the paths of all copies of a localized file; the path itself for another file.
    fileprivate var patternOfCopies: String {
        language == nil
            ? absolutePath.text : absolutePath.folder.folder.appending("*\(Self.languageExtension)/\(path.name)").text
    }
}
