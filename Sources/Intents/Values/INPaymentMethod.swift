public import Foundation

/// A way to pay.
open class INPaymentMethod: NSObject, NSCopying, NSSecureCoding {
    /// What kind of account or card it is.
    public let type: INPaymentMethodType
    /// The name for people.
    public let name: String?
    /// What tells it from others, such as the last digits of a card.
    public let identificationHint: String?
    /// A picture of it.
    public let icon: INImage?

    /// Creates a way to pay.
    public required init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
        super.init()
    }

    /// Apple Pay.
    open class func applePay() -> Self {
        self.init(type: .applePay, name: nil, identificationHint: nil, icon: nil)
    }

    /// Decodes a way to pay.
    public required convenience init?(coder: NSCoder) {
        self.init(
            type: coder.enumCase(INPaymentMethodType.self, "type") ?? .unknown,
            name: coder.string("name"),
            identificationHint: coder.string("identificationHint"),
            icon: coder.object(INImage.self, "icon")
        )
    }

    /// Encodes the way to pay.
    open func encode(with coder: NSCoder) {
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(name, "name")
        coder.encode(identificationHint, "identificationHint")
        coder.encode(icon, forKey: "icon")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// The same object: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether an object is the same way to pay.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two ways to pay equal.
    open override var hash: Int { hashOfFields }
}

extension INPaymentMethod: FieldEquatable {
    var fields: [AnyHashable?] { [type, name, identificationHint, icon] }
}
