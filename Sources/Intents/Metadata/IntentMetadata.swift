/// The facts that a definition states about an intent.
///
/// Generated code states them once for each intent class, through `IntentMetadataBuilder`; whatever runs, stores or
/// shows intents reads them from `INIntent.intentMetadata`.
public final class IntentMetadata: Sendable {
    /// The name in the definition, such as `OrderSoup`.
    public let name: String
    /// The title for people.
    public let title: IntentText?
    /// What the intent does, for people.
    public let summary: IntentText?
    /// The category, such as `order`, and the verb, such as `Order`, from which default texts are made.
    public let category: IntentCategory
    /// What the intent can be used for.
    public let traits: IntentTraits
    /// The parameters, in the order in which they are resolved.
    public let parameters: [IntentParameterMetadata]
    /// The name of the parameter that takes the output of another action.
    public let inputParameter: String?
    /// The name of the parameter whose picture stands for the intent.
    public let keyParameter: String?
    /// The name of the picture that stands for the intent where no parameter has one.
    public let defaultImageName: String?
    /// The combinations of parameters by which the intent is suggested.
    public let combinations: [IntentParameterCombination]
    /// The combinations of parameters by which people set the intent up.
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

    /// The place of a parameter among all, by its name.
    public func index(ofParameterNamed name: String) -> Int? { indices[name] }

    /// A parameter, by its name.
    public func parameter(named name: String) -> IntentParameterMetadata? {
        indices[name].map { parameters[$0] }
    }

    /// A parameter, by the key path of its property.
    public func parameter(at keyPath: AnyKeyPath) -> IntentParameterMetadata? {
        indicesOfKeyPaths[AnyKeyPathBox(keyPath)].map { parameters[$0] }
    }
}
