import Foundation

/// A class whose instances are equal when they are of one class and their fields are equal.
protocol FieldEquatable: NSObject {
    /// What makes two instances equal, in a fixed order.
    var fields: [AnyHashable?] { get }
}

extension FieldEquatable {
    /// Whether an object is of the same class and has equal fields.
    func hasFields(of object: Any?) -> Bool {
        guard let other = object as? Self, type(of: other) == type(of: self) else { return false }
        return self === other || fields == other.fields
    }

    /// A hash of the fields.
    var hashOfFields: Int { fields.hashValue }
}
