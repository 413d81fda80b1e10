import IntentDefinition

/// The names that texts and references of an intent can use.
struct IntentNames {
    /// The names of the parameters, in the order of the file.
    let parameters: [String]
    /// The names of the properties of the response, in the order of the file.
    let responseProperties: [String]
    /// Whether these are all: a list that could not be read is reported elsewhere, and what it holds is not known.
    let isComplete: Bool

    private let parameterSet: Set<String>
    private let propertySet: Set<String>

    init(of intent: Intent) {
        parameters = (intent.parameters?.value ?? []).compactMap { $0.name?.value }
        responseProperties = (intent.response?.parameters?.value ?? []).compactMap { $0.name?.value }
        isComplete =
            !intent.lacksEntry("INIntentParameters") && !intent.lacksEntry("INIntentResponse")
            && intent.response?.lacksEntry("INIntentResponseParameters") != true
        parameterSet = Set(parameters)
        propertySet = Set(responseProperties)
    }

    /// Whether the intent has a parameter of the name.
    func hasParameter(_ name: String) -> Bool { parameterSet.contains(name) }

    /// Whether the response has a property of the name.
    func hasResponseProperty(_ name: String) -> Bool { propertySet.contains(name) }
}
