/// A property of an intent, a response or an object type: its name, its type, and typed access to it.
public struct IntentPropertyMetadata: Sendable {
    /// The name in code.
    public let name: String
    /// The type.
    public let type: IntentValueType
    /// The name for people.
    public let displayName: IntentText?
    /// How values are shown and said.
    public internal(set) var presentation = IntentValuePresentation()

    private let access: any PropertyAccess

    init<Owner: AnyObject, Value: IntentParameterValue>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>,
        element: IntentValueType.Element?,
        displayName: IntentText?
    ) {
        let type = Value.intentMetadataType
        self.name = name
        self.type = element.map { IntentValueType($0, isList: type.isList) } ?? type
        self.displayName = displayName
        access = KeyPathAccess(keyPath)
    }

    /// The key path, which tells the property from others of its class.
    var keyPath: AnyKeyPath { access.anyKeyPath }

    /// The value of the property; `nil` where it is missing.
    ///
    /// - Parameter owner: An intent, response or object of the class that has the property.
    public func value(in owner: AnyObject) -> IntentValue? {
        let value = access.value(in: owner)
        guard case .enumeration = type.element, case .list(let values)? = value else { return value }
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
        access.setValue(value, in: owner)
    }

    /// Gives another object of the class the value of the property.
    func copy(from owner: AnyObject, to other: AnyObject) {
        access.copy(from: owner, to: other)
    }
}

extension IntentValue {
    /// A number as the case of an enum that it stands for in a list.
    fileprivate var asEnumeration: IntentValue {
        guard case .number(let number) = self else { return self }
        return .enumeration(number.intValue)
    }
}
