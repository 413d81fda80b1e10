import Basics

/// An Xcode project that builds definitions.
package struct CheckedProject: Sendable {
    /// The path of the `project.pbxproj`.
    package let file: String
    /// The project's contents.
    package let model: XcodeProject
    /// The paths in the project that may stand for the definitions and tables of the run.
    package var paths: [String: [ProjectPath]] = [:]
    /// The definitions in the project's folder that the project has to build, because no package does.
    package var ownDefinitions: Set<String> = []
    /// The file extensions in each of the synchronized folders; `nil` for a folder that isn't found.
    package var folderExtensions: [Set<String>?] = []

    /// The editor for fix-its; `nil` if the file isn't in the format that Xcode writes.
    package var editor: ProjectEditor?
    /// The number of times that the build phases of all targets list each entry.
    let entryCounts: [String: Int]
    /// The languages in which each target may generate the classes of definitions.
    let generationLanguages: [Set<GenerationLanguage>]
    /// For each target, the targets that link its product or copy it into theirs.
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

    /// The name in messages, such as `Soup.xcodeproj`.
    var name: String {
        let components = file.split(separator: "/")
        return String(components.last == "project.pbxproj" ? components.dropLast().last ?? "." : components.last ?? "")
    }

    /// Returns the objects in build phases that stand for a file of the run, without repetitions.
    func references(to file: String) -> Set<ProjectFile> {
        Set((paths[file] ?? []).flatMap(model.references))
    }

    /// Returns the edits that rename a file of the run in all places that list it.
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

    /// Returns a location in the project file.
    func location(_ position: SourcePosition) -> SourceLocation {
        SourceLocation(file: file, position: position)
    }

    /// Returns the location of a setting, in the project file or in an `.xcconfig` file.
    func location(_ setting: BuildSetting) -> SourceLocation {
        SourceLocation(file: setting.file ?? file, position: setting.position)
    }
}
