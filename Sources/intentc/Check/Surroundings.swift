import DefinitionBuild
import DefinitionChecks
import DefinitionCompiler
import DefinitionDiagnostics

/// What definitions are checked against besides themselves: the paths that the user gave.
struct Surroundings: Sendable {
    /// Projects of Xcode, or their `project.pbxproj`.
    var projects: [Path] = []
    /// The `Info.plist` files of an app and its extensions.
    var propertyLists: [Path] = []
    /// Apps that were built.
    var bundles: [Path] = []
    /// A folder with definitions of an earlier time, or a revision of git.
    var earlier: String?

    /// Reads the files, and puts what they say on a subject.
    ///
    /// - Returns: What could not be read.
    func add(
        to subject: inout CheckSubject,
        of check: Check,
        _ units: [CheckUnit],
        _ files: FileOverlay,
        in workingFolder: Path
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let reader = ProjectReader(files: files, workingFolder: workingFolder, units: units, projects: projects)
        subject.projects = projects.compactMap { reader.project(at: $0, diagnostics: &diagnostics) }
        subject.setAsideForeignTables()
        let lists = propertyLists.compactMap { path in
            PropertyListReader.list(at: path, files, diagnostics: &diagnostics)
        }
        subject.apps = lists.isEmpty ? [] : [CheckedApp(propertyLists: lists)]
        subject.apps += bundles.flatMap { BundleReader.apps(at: $0, files, diagnostics: &diagnostics) }
        if let earlier {
            let reader = EarlierReader(check: check, workingFolder: workingFolder, units: units)
            subject.previousDefinitions = reader.definitions(of: earlier, diagnostics: &diagnostics)
        }
        return diagnostics
    }
}
