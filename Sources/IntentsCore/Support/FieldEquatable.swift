import Foundation

/// A class whose instances are equal if they have the same class and equal fields.
protocol FieldEquatable: NSObject {
    /// The fields that make two instances equal, in a fixed order.
    var fields: [AnyHashable?] { get }
}

extension FieldEquatable {
    /// Returns whether an object has the same class and equal fields.
    func hasFields(of object: Any?) -> Bool {
        guard let other = object as? Self, type(of: other) == type(of: self) else { return false }
        return self === other || fields == other.fields
    }

    /// The hash of the fields.
    var hashOfFields: Int { fields.hashValue }
}
