public import Foundation

/// The options of a parameter, as one list or in sections.
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
    /// The sections; one without a title for a plain list.
    public let sections: [INObjectSection<ObjectType>]
    /// Whether a host that shows the options may group them by their first letters.
    public var usesIndexedCollation = false

    /// The options of all sections, in order.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }

    /// Creates a collection of sections.
    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
        super.init()
    }

    /// Creates a collection of one plain list.
    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }
}
