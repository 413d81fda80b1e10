package import Basics
import CodeGeneration
import ToolSupport

/// The projects, property lists, apps and earlier definitions to check against, as paths on the command line.
package struct Surroundings: Sendable {
    /// Xcode projects, or their `project.pbxproj`.
    package var projects: [Path] = []
    /// The project that was found, if the user named none.
    package var foundProject: Path?
    /// The `Info.plist` files of an app and its extensions.
    var propertyLists: [Path] = []
    /// Built apps.
    var bundles: [Path] = []
    /// A folder with earlier definitions, or a Git revision.
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

    /// Whether the earlier definitions come from a revision, in which removed paths still exist.
    var isEarlierRevision: Bool {
        earlier.map { (try? FileStatus(of: Path($0)))?.kind != .folder } ?? false
    }

    /// Reads the files and adds their content to a subject.
    ///
    /// - Parameter usageErrors: Receives the errors about paths on the command line.
    /// - Returns: The findings about the content of the files.
    func add(
        to subject: inout CheckSubject,
        of check: Check,
        units: [CheckUnit],
        files: FileOverlay,
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
            PropertyListReader.list(at: path, files: files, diagnostics: &diagnostics)
        }
        subject.apps = lists.isEmpty ? [] : [CheckedApp(propertyLists: lists)]
        var insideBundles: [Diagnostic] = []
        for bundle in bundles {
            var found: [Diagnostic] = []
            let apps = BundleReader.apps(at: bundle, files: files, diagnostics: &found)
            subject.apps += apps
            if apps.isEmpty { diagnostics += found } else { insideBundles += found }
        }

        if let previous {
            let leftovers = LeftoverReader(files: files, inputs: check.inputs)
            // If there are definitions, another rule compares them with the files that the user names.
            let known = subject.definitions.isEmpty ? [] : propertyLists
            subject.leftovers = leftovers.leftovers(of: previous, in: subject, besides: known)
        }

        let isUsageError = { (diagnostic: Diagnostic) in ExitStatus(of: [diagnostic]) > .errorsInInput }
        usageErrors = diagnostics.filter(isUsageError)
        return diagnostics.filter { !isUsageError($0) } + insideBundles
    }
}
