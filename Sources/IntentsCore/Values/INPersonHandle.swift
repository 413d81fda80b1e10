public import Foundation

/// A handle with which a person can be reached: a number, an address or another name.
open class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
    /// The number, address or name.
    public let value: String?
    /// The type of the value.
    public let type: INPersonHandleType
    /// The use of the value.
    public let label: INPersonHandleLabel?

    /// Creates a handle.
    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }

    /// Creates a handle with a label.
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        self.value = value
        self.type = type
        self.label = label
        super.init()
    }

    /// Decodes a handle.
    public required convenience init?(coder: NSCoder) {
        self.init(
            value: coder.string("value"),
            type: coder.enumCase(INPersonHandleType.self, "type") ?? .unknown,
            label: coder.string("label").map(INPersonHandleLabel.init(rawValue:))
        )
    }

    /// Encodes the handle.
    open func encode(with coder: NSCoder) {
        coder.encode(value, "value")
        coder.encode(type.rawValue, forKey: "type")
        coder.encode(label?.rawValue, "label")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is a handle with the same value, type and label.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two handles equal.
    open override var hash: Int { hashOfFields }
}

extension INPersonHandle: FieldEquatable {
    var fields: [AnyHashable?] { [value, type, label] }
}
