import Basics

/// The names that texts and references of an intent can use.
package struct IntentNames {
    /// The names of the parameters, in the order of the file.
    package let parameters: [String]
    /// The names of the properties of the response, in the order of the file.
    package let responseProperties: [String]
    /// Whether these are all names. They aren't if a list couldn't be read, which is reported elsewhere.
    package let isComplete: Bool

    private let parameterSet: Set<String>
    private let propertySet: Set<String>

    /// Collects the names of an intent.
    package init(of intent: Intent) {
        parameters = (intent.parameters?.value ?? []).compactMap { $0.name?.value }
        responseProperties = (intent.response?.parameters?.value ?? []).compactMap { $0.name?.value }
        isComplete =
            !intent.lacksEntry("INIntentParameters") && !intent.lacksEntry("INIntentResponse")
            && intent.response?.lacksEntry("INIntentResponseParameters") != true
        parameterSet = Set(parameters)
        propertySet = Set(responseProperties)
    }

    /// Returns whether the intent has a parameter with a name.
    package func hasParameter(_ name: String) -> Bool { parameterSet.contains(name) }

    /// Returns whether the response has a property with a name.
    package func hasResponseProperty(_ name: String) -> Bool { propertySet.contains(name) }

    /// Returns whether a placeholder that starts with a name has a value in the text of a response.
    package func hasResponseValue(_ name: String) -> Bool { hasResponseProperty(name) || hasParameter(name) }
}
