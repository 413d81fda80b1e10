import Basics
import IntentDefinition

extension IntentFacts {
    /// What an intent states, where its parameters are known.
    init(_ intent: Intent, parameters: [IntentParameter], responseProperties: [PropertyDeclaration], enums: EnumCases) {
        let names = Set(parameters.map(\.property.name))
        let types = Dictionary(parameters.map { ($0.property.name, $0.property.type) }) { first, _ in first }
        func known(_ name: Located<String>?) -> String? {
            name.flatMap { names.contains($0.value) ? $0.value : nil }
        }
        self.init(
            title: LocalizedText(intent.title, intent.titleID),
            summary: LocalizedText(intent.description, intent.descriptionID),
            category: Category(intent),
            traits: Trait.all(of: intent),
            parameters: parameters.map { ParameterFacts($0, types: types, enums: enums) },
            inputParameter: known(intent.input),
            keyParameter: known(intent.keyParameter),
            defaultImageName: intent.defaultImageName?.value,
            combinations: CombinationFacts.all(in: intent.parameterCombinations, names: names),
            managedCombinations: CombinationFacts.all(in: intent.managedParameterCombinations, names: names),
            outputProperty: (intent.response?.output?.value).flatMap { name in
                responseProperties.contains { $0.name == name } ? name : nil
            }
        )
    }
}

extension IntentFacts.Category {
    fileprivate init?(_ intent: Intent) {
        guard let name = intent.category?.value, let verb = intent.verb?.value else { return nil }
        self.init(name: name, verb: verb)
    }
}

extension IntentFacts.Trait {
    fileprivate static func all(of intent: Intent) -> [Self] {
        let flags: [(Self, Located<Bool>?)] = [
            (.configurable, intent.configurable), (.confirmed, intent.userConfirmationRequired),
            (.widget, intent.eligibleForWidgets), (.unsuggested, intent.ineligibleForSuggestions),
            (.deprecated, intent.deprecated),
        ]
        return flags.filter { $0.1?.value == true }.map(\.0)
    }
}

extension CombinationFacts {
    /// The combinations of a list whose parameters all exist.
    fileprivate static func all(in list: Located<[ParameterCombination]>?, names: Set<String>) -> [CombinationFacts] {
        (list?.value ?? []).compactMap { model in
            let parameters = model.parameterNames
            guard parameters.allSatisfy(names.contains) else { return nil }
            return CombinationFacts(
                parameters: parameters,
                title: LocalizedText(model.title, model.titleID),
                subtitle: LocalizedText(model.subtitle, model.subtitleID),
                runsInBackground: model.supportsBackgroundExecution?.value == true,
                isPrimary: model.isPrimary?.value == true
            )
        }
    }
}
