/// The facts that a definition states about a parameter.
public struct IntentParameterMetadata: Sendable {
    /// What is asked or said about the parameter, by occasion.
    public typealias Prompt = (occasion: IntentPromptOccasion, text: IntentText)

    /// The property of the intent class.
    public internal(set) var property: IntentPropertyMetadata
    /// Whether people can set the parameter.
    public let isConfigurable: Bool
    /// Whether the handler resolves the parameter.
    public let isResolved: Bool
    /// Whether the handler provides options and a default value.
    public let hasDynamicOptions: Bool
    /// Whether the options can be searched.
    public let searchesOptions: Bool

    /// On what value of another parameter it depends whether this one is asked for.
    public internal(set) var relationship: IntentParameterRelationship?
    /// What is asked or said about the parameter.
    public internal(set) var prompts: [Prompt] = []
    /// The reasons for which the handler can refuse a value.
    public internal(set) var unsupportedReasons: [IntentUnsupportedReason] = []
    /// The value that the parameter starts with.
    public internal(set) var defaultValue: IntentValueConstant?
    /// The least number.
    public internal(set) var minimum: Double?
    /// The greatest number.
    public internal(set) var maximum: Double?
    /// How many values a list must have, by the widget's size class; under an empty name for all others.
    public internal(set) var listSizes: [String: Int] = [:]

    /// The name in code.
    public var name: String { property.name }
    /// The type.
    public var type: IntentValueType { property.type }
    /// The name for people.
    public var displayName: IntentText? { property.displayName }
    /// The unit in which a number is entered and shown, such as `Minutes`.
    public var unit: String? { property.presentation.unit }
    /// The words for true and false.
    public var booleanNames: (true: IntentText, false: IntentText)? { property.presentation.booleanNames }

    /// The value in an intent of the class; `nil` where it is missing.
    public func value(in intent: INIntent) -> IntentValue? { property.value(in: intent) }

    /// Sets the value in an intent of the class.
    ///
    /// - Returns: Whether the value is of the parameter's type. If it is not, nothing is changed.
    @discardableResult
    public func setValue(_ value: IntentValue?, in intent: INIntent) -> Bool { property.setValue(value, in: intent) }

    /// What is asked or said on an occasion.
    public func prompt(_ occasion: IntentPromptOccasion) -> IntentText? {
        prompts.first { $0.occasion == occasion }?.text
    }

    /// The reason with a number.
    public func unsupportedReason(_ code: Int) -> IntentUnsupportedReason? {
        unsupportedReasons.first { $0.code == code }
    }
}
