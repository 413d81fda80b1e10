public import Foundation

/// A group of a parameter's options under a heading.
open class INObjectSection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    /// The heading.
    public let title: String?
    /// The options.
    public let items: [ObjectType]

    /// Creates a section.
    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
        super.init()
    }

    /// Decodes a section.
    public required init?(coder: NSCoder) {
        guard let items = coder.object(of: [NSArray.self, ObjectType.self], "items") as? NSArray else { return nil }
        let options = items.compactMap { $0 as AnyObject as? ObjectType }
        guard options.count == items.count else { return nil }
        self.items = options
        title = coder.string("title")
        super.init()
    }

    /// Encodes the section. The options must be objects that can be encoded.
    open func encode(with coder: NSCoder) {
        coder.encode(title, "title")
        coder.encode(NSArray(array: items), forKey: "items")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is a section with the same heading and equal options.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two sections equal.
    open override var hash: Int { hashOfFields }
}

extension INObjectSection: FieldEquatable {
    var fields: [AnyHashable?] { [title, NSArray(array: items)] }
}
