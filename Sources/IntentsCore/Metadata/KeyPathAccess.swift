/// The access to a property for code that knows neither its type nor its class.
protocol PropertyAccess: AnyObject, Sendable {
    /// The key path, which identifies the property in its class.
    var anyKeyPath: AnyKeyPath { get }

    /// Returns the value of the property; `nil` if it isn't set, or the owner is of another class.
    func value(in owner: AnyObject) -> IntentValue?

    /// Sets the property.
    ///
    /// - Returns: Whether the value is of the property's type, and the owner of its class.
    func setValue(_ value: IntentValue?, in owner: AnyObject) -> Bool

    /// Copies the value of the property to another object of the class.
    func copy(from owner: AnyObject, to other: AnyObject)
}

/// The access to a property through a key path, without reflection or comparisons of names.
///
/// Unchecked: key paths of stored properties don't capture values, so they are safe on any thread.
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
