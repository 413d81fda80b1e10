/// A builder of the facts of a response class. Generated code calls it, one line for each fact.
public struct IntentResponseMetadataBuilder<Response: INIntentResponse> {
    private let access: IntentResponseMetadata.CodeAccess
    var properties: [IntentPropertyMetadata] = []
    private var outputProperty: String?
    private var codes: [IntentResponseMetadata.Code] = []

    /// Creates a builder for a response.
    ///
    /// - Parameter code: The property with the code.
    public init<Code: RawRepresentable<Int>>(code: ReferenceWritableKeyPath<Response, Code>) {
        access = IntentResponseMetadata.CodeAccess(
            read: { ($0 as? Response)?[keyPath: code].rawValue ?? 0 },
            write: { response, rawValue in
                guard let response = response as? Response, let value = Code(rawValue: rawValue) else { return false }
                response[keyPath: code] = value
                return true
            }
        )
    }

    /// The collected facts.
    public var metadata: IntentResponseMetadata {
        IntentResponseMetadata(properties: properties, outputProperty: outputProperty, codes: codes, access: access)
    }

    /// Adds a property.
    ///
    /// - Parameters:
    ///   - name: The name of the property.
    ///   - keyPath: The property.
    ///   - element: The type of a single value, if the property's Swift type doesn't determine it, as for numbers.
    ///   - displayName: The display name.
    ///   - id: The identifier of the name's translations.
    public mutating func property<Value: IntentParameterValue>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Response, Value>,
        as element: IntentValueType.Element? = nil,
        displayName: String? = nil,
        id: String? = nil
    ) {
        let text = IntentText(displayName, id)
        properties.append(IntentPropertyMetadata(name, keyPath, element: element, displayName: text))
    }

    /// Sets the property that is passed to the next action.
    public mutating func output(_ property: String) {
        outputProperty = property
    }

    /// Adds the definition's facts about a code.
    public mutating func code(
        _ rawValue: Int,
        _ name: String,
        success: Bool = false,
        text: String? = nil,
        id: String? = nil,
        concise: String? = nil,
        conciseID: String? = nil
    ) {
        codes.append(
            IntentResponseMetadata.Code(
                rawValue: rawValue,
                name: name,
                isSuccess: success,
                text: IntentText(text, id),
                conciseText: IntentText(concise, conciseID)
            )
        )
    }
}
