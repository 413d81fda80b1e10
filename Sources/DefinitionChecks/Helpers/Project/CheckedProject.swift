import Basics

/// A project of Xcode that builds definitions.
package struct CheckedProject: Sendable {
    /// The path of the `project.pbxproj`.
    package let file: String
    /// What the project says.
    package let model: XcodeProject
    /// The paths that the project may know the definitions and tables of the run by.
    package var paths: [String: [ProjectPath]] = [:]
    /// The definitions below the project's folder that no package builds, so that the project has to.
    package var ownDefinitions: Set<String> = []
    /// The extensions of the files in each of the folders whose files take part without being listed; `nil` for a
    /// folder that is not found.
    package var folderExtensions: [Set<String>?] = []

    /// Makes the edits of fix-its; `nil` where the file is not in the form in which Xcode writes.
    package var editor: ProjectEditor?
    /// How often the steps of all targets name each of their entries.
    let entryCounts: [String: Int]
    /// The languages in which each target may generate the classes of definitions.
    let generationLanguages: [Set<GenerationLanguage>]
    /// For each target those that link its product or copy it into theirs.
    let users: [[Int]]

    /// Creates a project.
    package init(file: String, model: XcodeProject) {
        self.file = file
        self.model = model
        let files = model.targets.flatMap(\.phases).flatMap(\.files)
        entryCounts = files.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
        generationLanguages = model.targets.map { model.generationLanguages(of: $0) }
        var users = [[Int]](repeating: [], count: model.targets.count)
        for (index, target) in model.targets.enumerated() {
            for part in target.linkedTargets + target.embeddedTargets { users[part].append(index) }
        }
        self.users = users
    }

    /// The name for messages, such as `Soup.xcodeproj`.
    var name: String {
        let components = file.split(separator: "/")
        return String(components.last == "project.pbxproj" ? components.dropLast().last ?? "." : components.last ?? "")
    }

    /// The objects by which steps name a file of the run, each once.
    func references(to file: String) -> Set<ProjectFile> {
        Set((paths[file] ?? []).flatMap(model.references))
    }

    /// The edits that give a file of the run another name in its folder, as far as the project lists it.
    func edits(renaming file: String, to newFile: String) -> [TextEdit] {
        references(to: file).sorted { $0.position < $1.position }.compactMap { reference in
            guard let newName = newFile.split(separator: "/").last, let path = reference.relativePath else {
                return nil
            }
            let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            let newPath = (folder + [newName]).joined(separator: "/")
            return editor?.setting("path", to: newPath, of: reference.id)
        }
    }

    /// A place in the project file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }

    /// The place of a setting, in the project file or in an `.xcconfig` file.
    func location(_ setting: BuildSetting) -> SourceLocation {
        SourceLocation(file: setting.file ?? file, position: setting.position)
    }
}
