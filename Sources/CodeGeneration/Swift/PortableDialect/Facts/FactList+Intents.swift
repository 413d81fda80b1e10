import IntentInterface

extension FactList {
    /// Adds what is said about an intent.
    mutating func add(_ intent: IntentFacts) {
        if let title = intent.title { add("title(\(text: title))") }
        if let summary = intent.summary { add("summary(\(text: summary))") }
        if let category = intent.category {
            add("category(\(literal: category.name), verb: \(literal: category.verb))")
        }
        let traits = intent.traits.map { ".\($0.rawValue)" }.joined(separator: ", ")
        if !traits.isEmpty { add("traits([\(traits)])") }
        for parameter in intent.parameters { add(parameter) }
        addRoles(in: intent)
        for combination in intent.combinations { add(combination, method: "combination") }
        for combination in intent.managedCombinations { add(combination, method: "managedCombination") }
    }

    /// Adds which parameters are special.
    private mutating func addRoles(in intent: IntentFacts) {
        if let input = intent.inputParameter { add("input(\(literal: input))") }
        if let parameter = intent.keyParameter {
            add("image(ofParameter: \(literal: parameter)\(argument: "named", intent.defaultImageName, key: nil))")
        } else if let name = intent.defaultImageName {
            add("image(named: \(literal: name))")
        }
    }

    private mutating func add(_ combination: CombinationFacts, method: String) {
        let parameters = combination.parameters.map { "\"\($0)\"" }.joined(separator: ", ")
        add(
            """
            \(method)([\(parameters)]\
            \(argument: "title", combination.title, keyLabel: "titleID")\
            \(argument: "subtitle", combination.subtitle, keyLabel: "subtitleID")\
            \(argument: "background", if: combination.runsInBackground)\
            \(argument: "primary", if: combination.isPrimary))
            """
        )
    }
}
