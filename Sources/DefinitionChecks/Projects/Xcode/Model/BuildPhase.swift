package import Basics

/// A step of the build of a target, and the files that take part in it.
package struct BuildPhase: Hashable, Sendable {
    /// What a step does.
    package enum Kind: Hashable, Sendable {
        case sources, resources, headers, frameworks, script
        /// Copies into a folder of the product, by Xcode's number: 10 for frameworks, 13 for extensions.
        case copyFiles(folder: Int?)
        /// Something else, by its class in the project file.
        case other(String)
    }

    /// The name of the object in the project file.
    package var id: String
    /// What the step does.
    package var kind: Kind
    /// The name that Xcode shows, where it was changed.
    package var name: String?
    /// The files.
    package var files: [BuildFile]
    /// The place of the step.
    package var position: SourcePosition
}

/// A file that takes part in a step of a build.
package struct BuildFile: Hashable, Sendable {
    /// The name of the object in the project file.
    package var id: String
    /// The file; `nil` for the product of a package, or where the project has lost the file.
    package var file: ProjectFile?
    /// How the step treats the file, such as `no_codegen` or `Public`.
    package var attributes: [String]
    /// The place of the entry that makes the file take part.
    package var position: SourcePosition

    /// Whether no classes are generated from the file, which is a definition.
    package var generatesNoClasses: Bool { attributes.contains("no_codegen") }
}
