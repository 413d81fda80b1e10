/// A builder of the facts of an intent class. Generated code calls it, one line for each fact.
///
/// The methods are plain and take literals, because every user of generated code pays for type-checking them. The
/// methods from `relationship` to `listSize`, and those for presentation, apply to the parameter that was added last.
public struct IntentMetadataBuilder<Intent: INIntent> {
    private let name: String
    private var title: IntentText?
    private var summary: IntentText?
    private var category = IntentCategory("generic", verb: "Do")
    private var traits: IntentTraits = []
    private var parameters: [IntentParameterMetadata] = []
    private var inputParameter: String?
    private var keyParameter: String?
    private var defaultImageName: String?
    private var combinations: [IntentParameterCombination] = []
    private var managedCombinations: [IntentParameterCombination] = []

    /// Creates a builder for an intent without parameters.
    public init(_ name: String) {
        self.name = name
    }

    /// The parameter that was added last.
    var lastParameter: IntentParameterMetadata {
        get { parameters[parameters.count - 1] }
        set { parameters[parameters.count - 1] = newValue }
    }

    /// The collected facts.
    public var metadata: IntentMetadata {
        IntentMetadata(
            name: name,
            title: title,
            summary: summary,
            category: category,
            traits: traits,
            parameters: parameters,
            inputParameter: inputParameter,
            keyParameter: keyParameter,
            defaultImageName: defaultImageName,
            combinations: combinations,
            managedCombinations: managedCombinations
        )
    }

    /// Sets the title.
    public mutating func title(_ text: String, id: String? = nil) {
        title = IntentText(text, identifier: id)
    }

    /// Sets the description.
    public mutating func summary(_ text: String, id: String? = nil) {
        summary = IntentText(text, identifier: id)
    }

    /// Sets the category and the verb.
    public mutating func category(_ name: String, verb: String) {
        category = IntentCategory(name, verb: verb)
    }

    /// Sets the uses of the intent.
    public mutating func traits(_ traits: IntentTraits) {
        self.traits = traits
    }

    /// Sets the parameter that takes the output of another action.
    public mutating func input(_ parameter: String) {
        inputParameter = parameter
    }

    /// Sets the parameter whose image stands for the intent, and the default image.
    public mutating func image(ofParameter parameter: String? = nil, named name: String? = nil) {
        keyParameter = parameter
        defaultImageName = name
    }

    /// Adds a combination of parameters for suggestions.
    public mutating func combination(
        _ parameters: [String],
        title: String? = nil,
        titleID: String? = nil,
        subtitle: String? = nil,
        subtitleID: String? = nil,
        background: Bool = false,
        primary: Bool = false
    ) {
        combinations.append(
            IntentParameterCombination(
                parameters: parameters,
                title: IntentText(title, titleID),
                subtitle: IntentText(subtitle, subtitleID),
                runsInBackground: background,
                isPrimary: primary
            )
        )
    }

    /// Adds a combination of parameters with which people set the intent up.
    public mutating func managedCombination(
        _ parameters: [String],
        title: String? = nil,
        titleID: String? = nil,
        subtitle: String? = nil,
        subtitleID: String? = nil,
        background: Bool = false,
        primary: Bool = false
    ) {
        managedCombinations.append(
            IntentParameterCombination(
                parameters: parameters,
                title: IntentText(title, titleID),
                subtitle: IntentText(subtitle, subtitleID),
                runsInBackground: background,
                isPrimary: primary
            )
        )
    }

    /// Adds a parameter.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - keyPath: The property.
    ///   - element: The type of a single value, if the property's Swift type doesn't determine it, as for numbers.
    ///   - displayName: The display name.
    ///   - id: The identifier of the name's translations.
    ///   - configurable: Whether people can set the parameter.
    ///   - resolved: Whether the handler resolves it.
    ///   - options: Whether the handler provides options and a default value.
    ///   - searched: Whether the options can be searched.
    public mutating func parameter<Value: IntentParameterValue>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Intent, Value>,
        as element: IntentValueType.Element? = nil,
        displayName: String? = nil,
        id: String? = nil,
        configurable: Bool = false,
        resolved: Bool = false,
        options: Bool = false,
        searched: Bool = false
    ) {
        let text = IntentText(displayName, id)
        parameters.append(
            IntentParameterMetadata(
                property: IntentPropertyMetadata(name, keyPath, element: element, displayName: text),
                isConfigurable: configurable,
                isResolved: resolved,
                hasDynamicOptions: options,
                searchesOptions: searched
            )
        )
    }

    /// Sets the parent parameter, and the condition that its value must meet for this parameter to be used.
    public mutating func relationship(_ parent: String, _ condition: IntentParameterRelationship.Condition) {
        lastParameter.relationship = IntentParameterRelationship(
            parent: parent,
            condition: condition
        )
    }

    /// Sets the text about the parameter for an occasion.
    public mutating func prompt(_ occasion: IntentPromptOccasion, _ text: String, id: String? = nil) {
        lastParameter.prompts.append((occasion, IntentText(text, identifier: id)))
    }

    /// Adds a reason for refusing a value.
    public mutating func unsupported(_ code: Int, _ name: String, _ text: String? = nil, id: String? = nil) {
        let reason = IntentUnsupportedReason(code: code, name: name, text: IntentText(text, id))
        lastParameter.unsupportedReasons.append(reason)
    }

    /// Sets the limits of a number.
    public mutating func limits(minimum: Double? = nil, maximum: Double? = nil) {
        lastParameter.minimum = minimum
        lastParameter.maximum = maximum
    }

    /// Sets the default text.
    public mutating func defaultString(_ text: String, id: String? = nil) {
        lastParameter.defaultValue = .string(IntentText(text, identifier: id))
    }

    /// Sets the default number.
    public mutating func defaultNumber(_ number: Double) {
        lastParameter.defaultValue = .number(number)
    }

    /// Sets the default truth value.
    public mutating func defaultBoolean(_ value: Bool) {
        lastParameter.defaultValue = .boolean(value)
    }

    /// Sets the default case of an enum.
    public mutating func defaultEnumeration(_ rawValue: Int) {
        lastParameter.defaultValue = .enumeration(rawValue)
    }

    /// Sets the number of values that a list must have, in a size class of widgets or elsewhere.
    public mutating func listSize(_ size: Int, sizeClass: String = "") {
        lastParameter.listSizes[sizeClass] = size
    }
}
