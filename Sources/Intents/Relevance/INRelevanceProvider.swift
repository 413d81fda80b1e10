public import Foundation

/// A hint on when a shortcut is of use. It has no content of its own: use a subclass.
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

    /// The same object: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What makes two hints of a class equal.
    var fields: [AnyHashable?] { [] }

    /// Whether an object is the same hint.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two hints equal.
    open override var hash: Int { hashOfFields }
}

extension INRelevanceProvider: FieldEquatable {}
