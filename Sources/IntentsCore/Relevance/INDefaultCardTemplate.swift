public import Foundation

/// The look of a shortcut on a card: a title, which takes two lines if the subtitle is missing, and a square image.
open class INDefaultCardTemplate: NSObject, NSCopying, NSSecureCoding {
    /// The title.
    open var title: String
    /// The second line.
    open var subtitle: String?
    /// The image.
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

    /// Returns a new card that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INDefaultCardTemplate(title: title)
        copy.subtitle = subtitle
        copy.image = image
        return copy
    }

    /// Returns whether an object is a card that looks the same.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two cards equal.
    open override var hash: Int { hashOfFields }
}

extension INDefaultCardTemplate: FieldEquatable {
    var fields: [AnyHashable?] { [title, subtitle, image] }
}
