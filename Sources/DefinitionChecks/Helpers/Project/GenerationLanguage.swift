/// The language that Xcode generates classes in.
enum GenerationLanguage: Hashable {
    case swift, objectiveC
    /// The language of most of the target's files.
    case automatic
    /// No classes are generated.
    case none
    /// A language that isn't known, because of an unresolved reference or an unreadable file.
    case undecided
    /// A value that Xcode doesn't know.
    case unknown
}

extension XcodeProject {
    /// Returns the languages in which the configurations of a target may generate classes.
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
    /// The name of the setting that decides the language.
    static let languageSetting = "INTENTS_CODEGEN_LANGUAGE"

    /// Returns the language that a value of the setting stands for.
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
