import DefinitionDiagnostics
public import XcodeProject

/// A project of Xcode that builds definitions.
public struct CheckedProject: Sendable {
    /// The path of the `project.pbxproj`.
    public let file: String
    /// What the project says.
    public let model: XcodeProject
    /// The paths that the project may know the definitions and tables of the run by.
    public var paths: [String: [ProjectPath]] = [:]
    /// The definitions below the project's folder that no package builds, so that the project has to.
    public var ownDefinitions: Set<String> = []
    /// The extensions of the files in each of the folders whose files take part without being listed; `nil` for a
    /// folder that is not found.
    public var folderExtensions: [Set<String>?] = []

    /// Creates a project.
    public init(file: String, model: XcodeProject) {
        self.file = file
        self.model = model
    }

    /// The name for messages, such as `Soup.xcodeproj`.
    var name: String {
        let components = file.split(separator: "/")
        return String(components.last == "project.pbxproj" ? components.dropLast().last ?? "." : components.last ?? "")
    }

    /// A place in the project file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }
}
