package import Basics

/// A file or a folder of a project, or a localized file with a variant for each language.
package struct ProjectFile: Hashable, Sendable {
    /// The identifier of the object in the project file.
    package var id: String
    /// The name that Xcode shows, which is the language for a variant of a localized file.
    package var name: String
    /// The path; `nil` if the project doesn't say, and for a localized file, whose variants have paths.
    package var path: ProjectPath?
    /// The path in the project file, relative to the group of the file.
    package var relativePath: String?
    /// The file type, such as `file.intentdefinition` or `text.plist.strings`.
    package var type: String?
    /// The variants of a localized file; empty for other files.
    package var variants: [ProjectFile]
    /// The position of the object.
    package var position: SourcePosition

    /// The variants of the file, or the file itself.
    package var files: [ProjectFile] { variants.isEmpty ? [self] : variants }
}
