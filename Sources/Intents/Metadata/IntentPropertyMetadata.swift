/// A property of an intent, a response or an object type: its name, its type, and typed access to it.
///
/// Access goes through the property's key path: neither reflection nor a comparison of names is involved.
public struct IntentPropertyMetadata: @unchecked Sendable {
    /// The name in code.
    public let name: String
    /// The type.
    public let type: IntentValueType
    /// The name for people.
    public let displayName: IntentText?
    /// How values are shown and said.
    public internal(set) var presentation = IntentValuePresentation()

    /// The key path, which tells the property from others of its class.
    let keyPath: AnyKeyPath

    // Unchecked: key paths of stored properties capture nothing, so that reading them from any thread is safe.
    private let read: (AnyObject) -> IntentValue?
    private let write: (AnyObject, IntentValue?) -> Bool
    private let transfer: (AnyObject, AnyObject) -> Void

    init<Owner: AnyObject, Value: IntentParameterValue>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>,
        element: IntentValueType.Element?,
        displayName: IntentText?
    ) {
        self.name = name
        self.displayName = displayName
        self.keyPath = keyPath
        self.type =
            element.map { IntentValueType($0, isList: Value.intentMetadataType.isList) } ?? Value.intentMetadataType
        read = { owner in
            (owner as? Owner)?[keyPath: keyPath].intentMetadataValue
        }
        write = { owner, value in
            guard let owner = owner as? Owner, let value = Value.intentMetadataProperty(value) else { return false }
            owner[keyPath: keyPath] = value
            return true
        }
        transfer = { owner, other in
            guard let owner = owner as? Owner, let other = other as? Owner else { return }
            other[keyPath: keyPath] = owner[keyPath: keyPath]
        }
    }

    /// The value of the property; `nil` where it is missing.
    ///
    /// - Parameter owner: An intent, response or object of the class that has the property.
    public func value(in owner: AnyObject) -> IntentValue? {
        guard case .enumeration = type.element, case .list(let values)? = read(owner) else { return read(owner) }
        return .list(values.map(\.asEnumeration))
    }

    /// Sets the property.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` for none. An enum then takes its case zero.
    ///   - owner: An intent, response or object of the class that has the property.
    /// - Returns: Whether the value is of the property's type. If it is not, nothing is changed.
    @discardableResult
    public func setValue(_ value: IntentValue?, in owner: AnyObject) -> Bool {
        write(owner, value)
    }

    /// Gives another object of the class the value of the property.
    func copy(from owner: AnyObject, to other: AnyObject) {
        transfer(owner, other)
    }
}

extension IntentValue {
    /// A number as the case of an enum that it stands for in a list.
    fileprivate var asEnumeration: IntentValue {
        guard case .number(let number) = self else { return self }
        return .enumeration(number.intValue)
    }
}
