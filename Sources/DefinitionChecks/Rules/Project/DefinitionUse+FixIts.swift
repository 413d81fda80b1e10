import Basics
import PropertyLists

/// What would set a project right, as edits of its file. All are `nil` where a folder decides, and not an entry.
extension DefinitionUse {
    /// The entry that makes the definition take part, and the step that lists it.
    private func entry(of membership: XcodeProject.Membership) -> (phase: BuildPhase, file: BuildFile)? {
        guard case .phase(let index) = membership.origin, let entry = membership.entry else { return nil }
        let phase = target(of: membership).phases[index]
        return (phase, phase.files[entry])
    }

    /// Removes an entry.
    func removal(of membership: XcodeProject.Membership, isSafe: Bool = false) -> FixIt? {
        entry(of: membership).flatMap { entry in
            project.removal(of: entry.file, from: entry.phase, in: target(of: membership), isSafe: isSafe)
        }
    }

    /// Moves an entry to the sources of its target.
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

    /// Sets 'No Generated Classes' for an entry.
    func withoutClasses(_ membership: XcodeProject.Membership) -> FixIt? {
        guard let editor = project.editor, let (_, file) = entry(of: membership) else { return nil }
        return FixIt(
            "set 'No Generated Classes' for '\(fileName)' in '\(target(of: membership).name.value)'",
            isSafe: false,
            edits: editor.addingAttribute("no_codegen", toBuildFile: file.id)
        )
    }

    /// Adds the file of an entry to the sources of another target.
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
    /// Removes an entry from a step, and with it the object that it is if nothing else names that.
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
    /// What the step is called in a sentence.
    fileprivate var title: String {
        switch kind {
        case .sources: "the sources"
        case .resources: "the resources"
        default: name.map { "the step '\($0)'" } ?? "what is copied"
        }
    }
}
