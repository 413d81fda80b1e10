public import Foundation

/// A value of system intents, such as a message; the superclass of the generated classes of values.
///
/// Copying, coding and comparing go by the properties that a class states.
open class IntentValueObject: NSObject, NSCopying, NSSecureCoding, IntentFrameworkObject {
    /// Creates an object whose properties have the values that they start with. Generated code calls it.
    public required init(intentMetadata: IntentMetadataBridge) {
        super.init()
    }

    /// The properties. Generated code overrides it.
    open class var intentMetadata: [IntentPropertyMetadata] { [] }

    /// Decodes an object.
    public required init?(coder: NSCoder) {
        super.init()
        for property in type(of: self).intentMetadata { property.decode(into: self, from: coder) }
    }

    /// Encodes the object.
    open func encode(with coder: NSCoder) {
        for property in type(of: self).intentMetadata { property.encode(from: self, into: coder) }
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a new object with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(intentMetadata: IntentMetadataBridge())
        for property in type(of: self).intentMetadata { property.copy(from: self, to: copy) }
        return copy
    }

    /// Whether an object is of the same class and has equal values.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two objects equal.
    open override var hash: Int { hashOfFields }
}

extension IntentValueObject: FieldEquatable {
    var fields: [AnyHashable?] { type(of: self).intentMetadata.map { $0.value(in: self) } }
}

/// Collects the properties of a class of values. Generated code calls it, one property a line.
public struct IntentValueMetadataBuilder<Object: IntentValueObject> {
    /// The properties.
    public private(set) var properties: [IntentPropertyMetadata] = []

    /// Creates an empty list.
    public init() {}

    /// Adds a property.
    public mutating func property<Value: IntentParameterValue>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Object, Value>
    ) {
        properties.append(IntentPropertyMetadata(name, keyPath, element: nil, displayName: nil))
    }
}
