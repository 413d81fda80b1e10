public import Foundation

/// A payment method.
open class INPaymentMethod: NSObject, NSCopying, NSSecureCoding {
    /// The kind of account or card.
    public let type: INPaymentMethodType
    /// The name that people see.
    public let name: String?
    /// A hint that identifies the payment method, such as the last digits of a card.
    public let identificationHint: String?
    /// An image of the payment method.
    public let icon: INImage?

    /// Creates a payment method.
    public required init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
        super.init()
    }

    /// Returns the payment method for Apple Pay.
    open class func applePay() -> Self {
        self.init(type: .applePay, name: nil, identificationHint: nil, icon: nil)
    }

    /// Decodes a payment method.
    public required convenience init?(coder: NSCoder) {
        self.init(
            type: coder.enumCase(INPaymentMethodType.self, "type") ?? .unknown,
            name: coder.string("name"),
            identificationHint: coder.string("identificationHint"),
            icon: coder.object(INImage.self, "icon")
        )
    }

    /// Encodes the payment method.
    open func encode(with coder: NSCoder) {
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(name, "name")
        coder.encode(identificationHint, "identificationHint")
        coder.encode(icon, forKey: "icon")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is the same payment method.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two payment methods equal.
    open override var hash: Int { hashOfFields }
}

extension INPaymentMethod: FieldEquatable {
    var fields: [AnyHashable?] { [type, name, identificationHint, icon] }
}
