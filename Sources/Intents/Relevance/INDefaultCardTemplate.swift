public import Foundation

/// How a shortcut looks on a card: a title, which takes two lines where there is no subtitle, and a square picture.
open class INDefaultCardTemplate: NSObject, NSCopying, NSSecureCoding {
    /// The title.
    open var title: String
    /// The second line.
    open var subtitle: String?
    /// The picture.
    open var image: INImage?

    /// Creates a card with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Decodes a card.
    public required init?(coder: NSCoder) {
        guard let title = coder.string("title") else { return nil }
        self.title = title
        super.init()
        subtitle = coder.string("subtitle")
        image = coder.object(INImage.self, "image")
    }

    /// Encodes the card.
    open func encode(with coder: NSCoder) {
        coder.encode(title, "title")
        coder.encode(subtitle, "subtitle")
        coder.encode(image, forKey: "image")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// A new card that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INDefaultCardTemplate(title: title)
        copy.subtitle = subtitle
        copy.image = image
        return copy
    }

    /// Whether an object is a card that looks the same.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two cards equal.
    open override var hash: Int { hashOfFields }
}

extension INDefaultCardTemplate: FieldEquatable {
    var fields: [AnyHashable?] { [title, subtitle, image] }
}
