package import Basics
import CodeGeneration
import ToolSupport

/// What definitions are checked against besides themselves: the paths that the user gave.
package struct Surroundings: Sendable {
    /// Projects of Xcode, or their `project.pbxproj`.
    package var projects: [Path] = []
    /// The project that was found, if the user named none.
    package var foundProject: Path?
    /// The `Info.plist` files of an app and its extensions.
    var propertyLists: [Path] = []
    /// Apps that were built.
    var bundles: [Path] = []
    /// A folder with definitions of an earlier time, or a revision of git.
    var earlier: String?

    package init(
        projects: [Path] = [],
        foundProject: Path? = nil,
        propertyLists: [Path] = [],
        bundles: [Path] = [],
        earlier: String? = nil
    ) {
        self.projects = projects
        self.foundProject = foundProject
        self.propertyLists = propertyLists
        self.bundles = bundles
        self.earlier = earlier
    }

    /// Whether the definitions of an earlier time are those of a revision, which knows paths that are gone.
    var isEarlierRevision: Bool {
        earlier.map { (try? FileStatus(of: Path($0)))?.kind != .folder } ?? false
    }

    /// Reads the files, and puts what they say on a subject.
    ///
    /// - Parameter usageErrors: Receives which of the paths that the user gave cannot be read.
    /// - Returns: What is wrong with what the files say.
    func add(
        to subject: inout CheckSubject,
        of check: Check,
        _ units: [CheckUnit],
        _ files: FileOverlay,
        in workingFolder: Path,
        usageErrors: inout [Diagnostic]
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if let earlier {
            let reader = EarlierReader(check: check, workingFolder: workingFolder, units: units)
            subject.previousDefinitions = reader.definitions(of: earlier, diagnostics: &diagnostics)
        }
        let previous = subject.previousDefinitions
        let reader = CheckedProjectReader(
            files: files,
            workingFolder: workingFolder,
            units: units,
            previousDefinitions: previous?.map { Path($0.path) } ?? [],
            projects: projects
        )
        subject.projects = projects.compactMap { reader.project(at: $0, diagnostics: &diagnostics) }
        subject.setAsideForeignTables()
        let lists = propertyLists.compactMap { path in
            PropertyListReader.list(at: path, files, diagnostics: &diagnostics)
        }
        subject.apps = lists.isEmpty ? [] : [CheckedApp(propertyLists: lists)]
        var insideBundles: [Diagnostic] = []
        for bundle in bundles {
            var found: [Diagnostic] = []
            let apps = BundleReader.apps(at: bundle, files, diagnostics: &found)
            subject.apps += apps
            if apps.isEmpty { diagnostics += found } else { insideBundles += found }
        }
        if let previous {
            let leftovers = LeftoverReader(files: files, inputs: check.inputs)
            // With definitions left, files that the user names are compared with them by another rule.
            let known = subject.definitions.isEmpty ? [] : propertyLists
            subject.leftovers = leftovers.leftovers(of: previous, in: subject, besides: known)
        }
        let isUsageError = { (diagnostic: Diagnostic) in ExitStatus(of: [diagnostic]) > .errorsInInput }
        usageErrors = diagnostics.filter(isUsageError)
        return diagnostics.filter { !isUsageError($0) } + insideBundles
    }
}
