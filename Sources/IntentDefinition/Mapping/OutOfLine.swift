/// A large field that most dictionaries lack. It is stored separately, so that an absent field takes almost no memory.
@propertyWrapper
package enum OutOfLine<Value> {
    /// The dictionary lacks the field.
    case absent
    /// The dictionary has the field.
    indirect case present(Value)

    /// Creates an absent field.
    package init() { self = .absent }

    /// The field's value; `nil` if it is absent.
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
