/// Access to a property of a class for code that knows the types of neither.
protocol PropertyAccess: AnyObject, Sendable {
    /// The key path, which tells the property from others of its class.
    var anyKeyPath: AnyKeyPath { get }

    /// The value of the property; `nil` where it is missing, or the owner is of another class.
    func value(in owner: AnyObject) -> IntentValue?

    /// Sets the property.
    ///
    /// - Returns: Whether the value is of the property's type, and the owner of its class.
    func setValue(_ value: IntentValue?, in owner: AnyObject) -> Bool

    /// Gives another object of the class the value of the property.
    func copy(from owner: AnyObject, to other: AnyObject)
}

/// Access through a key path: neither reflection nor a comparison of names is involved.
///
/// Unchecked: key paths of stored properties capture nothing, so that using them on any thread is safe.
final class KeyPathAccess<Owner: AnyObject, Value: IntentParameterValue>: PropertyAccess, @unchecked Sendable {
    private let keyPath: ReferenceWritableKeyPath<Owner, Value>

    init(_ keyPath: ReferenceWritableKeyPath<Owner, Value>) {
        self.keyPath = keyPath
    }

    var anyKeyPath: AnyKeyPath { keyPath }

    func value(in owner: AnyObject) -> IntentValue? {
        guard let owner = owner as? Owner else { return nil }
        return owner[keyPath: keyPath].intentMetadataValue
    }

    func setValue(_ value: IntentValue?, in owner: AnyObject) -> Bool {
        guard let owner = owner as? Owner else { return false }
        do {
            owner[keyPath: keyPath] = try Value.intentMetadataProperty(value)
            return true
        } catch {
            return false
        }
    }

    func copy(from owner: AnyObject, to other: AnyObject) {
        guard let owner = owner as? Owner, let other = other as? Owner else { return }
        other[keyPath: keyPath] = owner[keyPath: keyPath]
    }
}
