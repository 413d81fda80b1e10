public import Foundation

/// The options of a parameter, as one list or in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, NSCopying, NSSecureCoding {
    /// The sections. A plain list has one section without a title.
    public let sections: [INObjectSection<ObjectType>]
    /// Whether a host may group the options by their first letters.
    open var usesIndexedCollation = false

    /// The options of all sections, in order.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }

    /// Creates a collection of sections.
    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    /// Creates a collection of one plain list.
    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    /// Decodes a collection.
    public required init?(coder: NSCoder) {
        guard let sections = coder.objects(INObjectSection<ObjectType>.self, "sections") else { return nil }
        self.sections = sections
        super.init()
        usesIndexedCollation = coder.decodeBool(forKey: "usesIndexedCollation")
    }

    /// Encodes the collection. The options must be objects that can be encoded.
    open func encode(with coder: NSCoder) {
        coder.encode(sections as NSArray, forKey: "sections")
        coder.encode(usesIndexedCollation, forKey: "usesIndexedCollation")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a new collection of the same sections.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }

    /// Returns whether an object is a collection of equal options in equal sections.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two collections equal.
    open override var hash: Int { hashOfFields }
}

extension INObjectCollection: FieldEquatable {
    var fields: [AnyHashable?] { [sections, usesIndexedCollation] }
}
