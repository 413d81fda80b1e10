package import Basics

/// A build phase of a target, with its files.
package struct BuildPhase: Hashable, Sendable {
    /// The kind of build phase.
    package enum Kind: Hashable, Sendable {
        case sources, resources, headers, frameworks, script
        /// Copies files into a folder of the product, by Xcode's number: 10 for frameworks, 13 for extensions.
        case copyFiles(folder: Int?)
        /// Another kind, by its class in the project file.
        case other(String)
    }

    /// The identifier of the object in the project file.
    package var id: String
    /// The kind of build phase.
    package var kind: Kind
    /// The name that Xcode shows, if it was changed.
    package var name: String?
    /// The files.
    package var files: [BuildFile]
}

/// An entry of a build phase.
package struct BuildFile: Hashable, Sendable {
    /// The identifier of the object in the project file.
    package var id: String
    /// The file; `nil` for the product of a package, or if the project lacks the file.
    package var file: ProjectFile?
    /// The attributes of the file in the phase, such as `no_codegen` or `Public`.
    package var attributes: [String]
    /// The position of the entry in the phase.
    package var position: SourcePosition

    /// Whether the target generates no classes from the file, which is a definition.
    package var generatesNoClasses: Bool { attributes.contains("no_codegen") }
}
