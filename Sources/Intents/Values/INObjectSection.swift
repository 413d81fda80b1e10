public import Foundation

/// Some options of a parameter under a heading.
open class INObjectSection<ObjectType: AnyObject>: NSObject {
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
}
