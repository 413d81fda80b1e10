/// The path of a localized file in a project: `<language>.lproj/<name>.<extension>`.
package struct LocalizedPath: Hashable, Sendable {
    /// The language of the `.lproj` folder that directly contains the file, such as `de`, `pt-BR` or `Base`; `nil` for a
    /// file in another folder.
    package let language: String?
    /// The name without its extension. A table belongs to the definition with the same name.
    package let baseName: String
    /// The extension without its dot; empty for a file without an extension.
    package let pathExtension: String

    /// Creates the path of a table in one language, for a file with the tables of all languages.
    init(language: String, baseName: String, pathExtension: String) {
        self.language = language
        self.baseName = baseName
        self.pathExtension = pathExtension
    }

    /// Splits a path into its parts.
    package init(_ path: String) {
        let parts = path.split(separator: "/")
        let name = parts.last ?? ""
        let folder = parts.dropLast().last ?? ""
        let suffix = ".lproj"
        language = folder.hasSuffix(suffix) && folder != suffix ? String(folder.dropLast(suffix.count)) : nil
        let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
        baseName = String(name[..<(dot ?? name.endIndex)])
        pathExtension = dot.map { String(name[name.index(after: $0)...]) } ?? ""
    }
}
