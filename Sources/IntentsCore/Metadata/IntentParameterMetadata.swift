/// The facts that a definition states about a parameter.
public struct IntentParameterMetadata: Sendable {
    /// A text about the parameter for an occasion.
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

    /// The relationship to the parent parameter, whose value determines whether this parameter is used.
    public internal(set) var relationship: IntentParameterRelationship?
    /// The texts about the parameter.
    public internal(set) var prompts: [Prompt] = []
    /// The reasons for refusing a value.
    public internal(set) var unsupportedReasons: [IntentUnsupportedReason] = []
    /// The default value.
    public internal(set) var defaultValue: IntentValueConstant?
    /// The smallest number.
    public internal(set) var minimum: Double?
    /// The largest number.
    public internal(set) var maximum: Double?
    /// The number of values that a list must have, by the widget's size class. The empty key is for all other uses.
    public internal(set) var listSizes: [String: Int] = [:]

    /// The name in code.
    public var name: String { property.name }
    /// The type.
    public var type: IntentValueType { property.type }
    /// The display name.
    public var displayName: IntentText? { property.displayName }
    /// The unit in which a number is entered and shown, such as `Minutes`.
    public var unit: String? { property.presentation.unit }
    /// The words for true and false.
    public var booleanNames: (true: IntentText, false: IntentText)? { property.presentation.booleanNames }

    /// Returns the value in an intent of the class; `nil` if it isn't set.
    public func value(in intent: INIntent) -> IntentValue? { property.value(in: intent) }

    /// Sets the value in an intent of the class.
    ///
    /// - Returns: Whether the value is of the parameter's type. If it isn't, the intent doesn't change.
    @discardableResult
    public func setValue(_ value: IntentValue?, in intent: INIntent) -> Bool { property.setValue(value, in: intent) }

    /// Returns the text for an occasion.
    public func prompt(_ occasion: IntentPromptOccasion) -> IntentText? {
        prompts.first { $0.occasion == occasion }?.text
    }

    /// Returns the reason with a number.
    public func unsupportedReason(_ code: Int) -> IntentUnsupportedReason? {
        unsupportedReasons.first { $0.code == code }
    }
}
