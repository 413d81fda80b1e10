/// The facts that a definition states about an intent.
///
/// Generated code states them once for each intent class, with `IntentMetadataBuilder`. Code that runs, stores or shows
/// intents reads them from `INIntent.intentMetadata`.
public final class IntentMetadata: Sendable {
    /// The name in the definition, such as `OrderSoup`.
    public let name: String
    /// The title.
    public let title: IntentText?
    /// The description.
    public let summary: IntentText?
    /// The category, such as `order`, and the verb, such as `Order`, which determine default texts.
    public let category: IntentCategory
    /// The uses of the intent.
    public let traits: IntentTraits
    /// The parameters, in the order in which they are resolved.
    public let parameters: [IntentParameterMetadata]
    /// The name of the parameter that takes the output of another action.
    public let inputParameter: String?
    /// The name of the parameter whose image stands for the intent.
    public let keyParameter: String?
    /// The name of the image that stands for the intent if its parameters don't have images.
    public let defaultImageName: String?
    /// The combinations of parameters for suggestions.
    public let combinations: [IntentParameterCombination]
    /// The combinations of parameters with which people set the intent up.
    public let managedCombinations: [IntentParameterCombination]

    private let indices: [String: Int]
    private let indicesOfKeyPaths: [AnyKeyPathBox: Int]

    init(
        name: String,
        title: IntentText?,
        summary: IntentText?,
        category: IntentCategory,
        traits: IntentTraits,
        parameters: [IntentParameterMetadata],
        inputParameter: String?,
        keyParameter: String?,
        defaultImageName: String?,
        combinations: [IntentParameterCombination],
        managedCombinations: [IntentParameterCombination]
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.category = category
        self.traits = traits
        self.parameters = parameters
        self.inputParameter = inputParameter
        self.keyParameter = keyParameter
        self.defaultImageName = defaultImageName
        self.combinations = combinations
        self.managedCombinations = managedCombinations
        let properties = parameters.map(\.property)
        indices = Dictionary(zip(properties.map(\.name), properties.indices)) { first, _ in first }
        indicesOfKeyPaths = Dictionary(
            zip(properties.map { AnyKeyPathBox($0.keyPath) }, properties.indices)
        ) { first, _ in first }
    }

    /// Returns the index of the parameter with a name.
    public func index(ofParameterNamed name: String) -> Int? { indices[name] }

    /// Returns the parameter with a name.
    public func parameter(named name: String) -> IntentParameterMetadata? {
        indices[name].map { parameters[$0] }
    }

    /// Returns the parameter with a key path.
    public func parameter(at keyPath: AnyKeyPath) -> IntentParameterMetadata? {
        indicesOfKeyPaths[AnyKeyPathBox(keyPath)].map { parameters[$0] }
    }
}
