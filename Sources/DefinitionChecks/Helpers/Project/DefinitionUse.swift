import Basics
import PropertyLists

/// How a project builds one definition.
struct DefinitionUse {
    /// The definition.
    let definition: CheckedDefinition
    /// The project.
    let project: CheckedProject
    /// How the definition takes part in the targets, in the order of the targets.
    let memberships: [XcodeProject.Membership]
    /// The memberships that compile the definition, one for each target.
    private(set) var compiling: [XcodeProject.Membership] = []

    /// Looks a definition up in a project.
    init(of definition: CheckedDefinition, in project: CheckedProject) {
        self.definition = definition
        self.project = project
        memberships = (project.paths[definition.file] ?? []).flatMap { project.model.memberships(of: $0) }
        var targets: Set<Int> = []
        compiling = memberships.filter { compiles($0) && targets.insert($0.target).inserted }
    }

    /// The name of the definition's file.
    var fileName: String { definition.file.split(separator: "/").last.map(String.init) ?? definition.file }

    /// The target of a membership.
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

    /// Whether a membership copies the definition as it is.
    func copies(_ membership: XcodeProject.Membership) -> Bool {
        guard case .phase(let index) = membership.origin else { return false }
        switch target(of: membership).phases[index].kind {
        case .resources, .copyFiles: return true
        default: return false
        }
    }

    /// Whether a membership makes Xcode generate the definition's classes.
    func generates(_ membership: XcodeProject.Membership) -> Bool {
        compiles(membership) && !membership.generatesNoClasses
            && project.generationLanguages[membership.target].contains { $0 != .none }
    }
}

/// The language that Xcode generates classes in.
enum GenerationLanguage: Hashable {
    case swift, objectiveC
    /// That of most of the target's files.
    case automatic
    /// No classes are generated.
    case none
    /// Something that is not known here: a reference that cannot be followed, or a file that cannot be read.
    case undecided
    /// A text that Xcode does not know.
    case unknown
}

extension XcodeProject {
    /// The languages in which the configurations of a target may generate, each once.
    func generationLanguages(of target: ProjectTarget) -> Set<GenerationLanguage> {
        let names = target.configurations.isEmpty ? [""] : target.configurations.map(\.name)
        return names.reduce(into: []) { languages, name in
            let possible = possibleSettings(CheckedProject.languageSetting, of: target, in: name)
            languages.formUnion(possible.settings.map { CheckedProject.language($0.value) })
            switch possible.remainder {
            case .never: break
            case .unset: languages.insert(.automatic)
            case .unread: languages.insert(.undecided)
            }
        }
    }
}

extension CheckedProject {
    /// The setting that decides the language.
    static let languageSetting = "INTENTS_CODEGEN_LANGUAGE"

    /// The language that the value of the setting stands for.
    static func language(_ value: String) -> GenerationLanguage {
        switch value {
        case "Swift": .swift
        case "Objective-C": .objectiveC
        case "", "Automatic": .automatic
        case "None": .none
        default: value.contains("$") ? .undecided : .unknown
        }
    }
}

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
