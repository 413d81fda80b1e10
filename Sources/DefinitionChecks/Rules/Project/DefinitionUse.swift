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
