/// A builder of the facts of an object type. Generated code calls it, one line for each fact.
public struct IntentObjectMetadataBuilder<Object: INObject> {
    private let name: String
    private let displayName: IntentText?
    var properties: [IntentPropertyMetadata] = []

    /// Creates a builder for a type without properties of its own.
    public init(_ name: String, displayName: String? = nil, id: String? = nil) {
        self.name = name
        self.displayName = IntentText(displayName, id)
    }

    /// The collected facts.
    public var metadata: IntentObjectMetadata {
        IntentObjectMetadata(name: name, displayName: displayName, properties: properties)
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
        _ keyPath: ReferenceWritableKeyPath<Object, Value>,
        as element: IntentValueType.Element? = nil,
        displayName: String? = nil,
        id: String? = nil
    ) {
        let text = IntentText(displayName, id)
        properties.append(IntentPropertyMetadata(name, keyPath, element: element, displayName: text))
    }
}
