import Basics
import PropertyLists

/// The use of a definition in a project: the targets that contain it, and how.
struct DefinitionUse {
    /// The definition.
    let definition: CheckedDefinition
    /// The project.
    let project: CheckedProject
    /// The memberships of the definition in targets, in the order of the targets.
    let memberships: [XcodeProject.Membership]
    /// The memberships that compile the definition, at most one for each target.
    private(set) var compiling: [XcodeProject.Membership] = []

    /// Looks up a definition in a project.
    init(of definition: CheckedDefinition, in project: CheckedProject) {
        self.definition = definition
        self.project = project
        memberships = (project.paths[definition.file] ?? []).flatMap { project.model.memberships(of: $0) }
        var targets: Set<Int> = []
        compiling = memberships.filter { compiles($0) && targets.insert($0.target).inserted }
    }

    /// The name of the definition's file.
    var fileName: String { definition.file.split(separator: "/").last.map(String.init) ?? definition.file }

    /// Returns the target of a membership.
    func target(of membership: XcodeProject.Membership) -> ProjectTarget {
        project.model.targets[membership.target]
    }

    /// Whether a membership compiles the definition into the product.
    func compiles(_ membership: XcodeProject.Membership) -> Bool {
        switch membership.origin {
        case .folder: true
        case .phase(let index): target(of: membership).phases[index].kind == .sources
        }
    }

    /// Whether a membership copies the definition without compiling it.
    func copies(_ membership: XcodeProject.Membership) -> Bool {
        guard case .phase(let index) = membership.origin else { return false }
        switch target(of: membership).phases[index].kind {
        case .resources, .copyFiles: return true
        case .sources, .headers, .frameworks, .script, .other: return false
        }
    }

    /// Whether a membership makes Xcode generate the definition's classes.
    func generates(_ membership: XcodeProject.Membership) -> Bool {
        compiles(membership) && !membership.generatesNoClasses
            && project.generationLanguages[membership.target].contains { $0 != .none }
    }

    /// Returns a note at the place that adds the definition to a target.
    func note(about membership: XcodeProject.Membership) -> Diagnostic.Note {
        Diagnostic.Note("the target contains '\(fileName)' here", at: project.location(membership.position))
    }
}

/// Fix-its that edit the project file. All are `nil` if a synchronized folder contains the definition, and not an entry.
extension DefinitionUse {
    /// Returns the entry of a membership and the build phase that lists it.
    private func entry(of membership: XcodeProject.Membership) -> (phase: BuildPhase, file: BuildFile)? {
        guard case .phase(let index) = membership.origin, let entry = membership.entry else { return nil }
        let phase = target(of: membership).phases[index]
        return (phase, phase.files[entry])
    }

    /// Returns a fix-it that removes an entry.
    func removal(of membership: XcodeProject.Membership, isSafe: Bool = false) -> FixIt? {
        entry(of: membership).flatMap { entry in
            project.removal(of: entry.file, from: entry.phase, in: target(of: membership), isSafe: isSafe)
        }
    }

    /// Returns a fix-it that moves an entry to the sources of its target.
    func moveToSources(of membership: XcodeProject.Membership) -> FixIt? {
        let target = target(of: membership)
        guard let editor = project.editor, let (phase, file) = entry(of: membership),
            let sources = target.phases.first(where: { $0.kind == .sources })
        else { return nil }
        return FixIt(
            "move the entry of '\(fileName)' to the sources of '\(target.name.value)'",
            isSafe: false,
            edits: editor.removingElement(at: file.position, from: "files", of: phase.id),
            editor.appending(file.id.asProjectText + sourcesComment, to: "files", of: sources.id)
        )
    }

    /// Returns a fix-it that sets 'No Generated Classes' for an entry.
    func withoutClasses(_ membership: XcodeProject.Membership) -> FixIt? {
        guard let editor = project.editor, let (_, file) = entry(of: membership) else { return nil }
        return FixIt(
            "set 'No Generated Classes' for '\(fileName)' in '\(target(of: membership).name.value)'",
            isSafe: false,
            edits: editor.addingAttribute("no_codegen", toBuildFile: file.id)
        )
    }

    /// Returns a fix-it that adds the file of an entry to the sources of another target.
    func addition(of membership: XcodeProject.Membership, to target: ProjectTarget, generating: Bool) -> FixIt? {
        guard let editor = project.editor, let (_, entry) = entry(of: membership), let file = entry.file,
            let sources = target.phases.first(where: { $0.kind == .sources })
        else { return nil }

        let id = editor.newID(for: "\(target.name.value) \(file.id)")
        let reference = file.id.asProjectText + file.name.asProjectComment
        let settings = generating ? "" : " settings = {ATTRIBUTES = (no_codegen, ); };"
        let object = "\(id)\(sourcesComment) = {isa = PBXBuildFile; fileRef = \(reference);\(settings) }"

        return FixIt(
            """
            add '\(fileName)' to the sources of '\(target.name.value)'\
            \(generating ? "" : " with 'No Generated Classes'")
            """,
            isSafe: false,
            edits: editor.inserting(object, after: entry.id),
            editor.appending(id + sourcesComment, to: "files", of: sources.id)
        )
    }

    private var sourcesComment: String { "\(fileName) in Sources".asProjectComment }
}

extension CheckedProject {
    /// Returns a fix-it that removes an entry from a build phase, and its object if nothing else refers to it.
    func removal(of file: BuildFile, from phase: BuildPhase, in target: ProjectTarget, isSafe: Bool) -> FixIt? {
        guard let editor, let element = editor.removingElement(at: file.position, from: "files", of: phase.id) else {
            return nil
        }
        let object = entryCounts[file.id] == 1 ? editor.removingObject(file.id) : nil
        return FixIt(
            "remove the entry from \(phase.title) of '\(target.name.value)'",
            isSafe: isSafe,
            edits: [element] + [object].compactMap(\.self)
        )
    }
}

extension BuildPhase {
    /// The build phase in messages.
    fileprivate var title: String {
        switch kind {
        case .sources: "the sources"
        case .resources: "the resources"
        case .headers, .frameworks, .script, .copyFiles, .other:
            name.map { "the build phase '\($0)'" } ?? "the copied files"
        }
    }
}
