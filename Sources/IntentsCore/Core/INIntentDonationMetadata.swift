public import Foundation

/// The metadata of an intent's donation. The class doesn't have members of its own.
open class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding {
    /// Creates empty metadata.
    public required override init() {
        super.init()
    }

    /// Decodes metadata.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Encodes the metadata.
    open func encode(with coder: NSCoder) {}

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// New metadata of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init() }
}
