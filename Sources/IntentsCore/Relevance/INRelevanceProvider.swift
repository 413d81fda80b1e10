public import Foundation

/// A hint on the relevance of a shortcut. Use one of its subclasses.
open class INRelevanceProvider: NSObject, NSCopying, NSSecureCoding {
    override init() {
        super.init()
    }

    /// Decodes a hint.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Encodes the hint.
    open func encode(with coder: NSCoder) {}

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The fields that make two hints of a class equal.
    var fields: [AnyHashable?] { [] }

    /// Returns whether an object is the same hint.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two hints equal.
    open override var hash: Int { hashOfFields }
}

extension INRelevanceProvider: FieldEquatable {}
