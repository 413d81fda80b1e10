/// A large field that most dictionaries lack: it lies apart from the other fields, so that its absence takes no room.
@propertyWrapper
package enum OutOfLine<Value> {
    /// The dictionary lacks the field.
    case absent
    /// The dictionary has the field.
    indirect case present(Value)

    /// Creates an absent field.
    package init() { self = .absent }

    /// The field's value; `nil` where it is absent.
    package var wrappedValue: Value? {
        get {
            if case .present(let value) = self { value } else { nil }
        }
        set {
            self = newValue.map { .present($0) } ?? .absent
        }
    }
}

extension OutOfLine: Sendable where Value: Sendable {}
extension OutOfLine: Equatable where Value: Equatable {}
