package import Basics

/// A file or a folder that a project knows by name, or a localised file with one variant for each language.
package struct ProjectFile: Hashable, Sendable {
    /// The name of the object in the project file.
    package var id: String
    /// The name that Xcode shows. For a variant of a localised file, the language.
    package var name: String
    /// Where it is; `nil` where the project does not say. A localised file itself has none: its variants have.
    package var path: ProjectPath?
    /// The path as the project file has it, below the group that the file is in.
    package var relativePath: String?
    /// The kind of file, such as `file.intentdefinition` or `text.plist.strings`.
    package var type: String?
    /// The variants of a localised file; empty for others.
    package var variants: [ProjectFile]
    /// The place of the object.
    package var position: SourcePosition

    /// The files that this one stands for: its variants, or itself.
    package var files: [ProjectFile] { variants.isEmpty ? [self] : variants }
}
