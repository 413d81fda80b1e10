public import Foundation

/// A region. Only its subclass `CLCircularRegion` has a shape.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
    /// The app's identifier for the region.
    public let identifier: String
    /// Whether the app is notified when the device enters the region.
    open var notifyOnEntry = true
    /// Whether the app is notified when the device leaves the region.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Decodes a region.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.string("identifier") else { return nil }
        self.identifier = identifier
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    /// Encodes the region.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a new region with the same identifier and settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        copySettings(to: CLRegion(identifier: identifier))
    }

    /// Copies the variable settings to another region.
    ///
    /// - Returns: The other region.
    final func copySettings(to copy: CLRegion) -> CLRegion {
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }

    /// The fields that make two regions equal.
    var fields: [AnyHashable?] { [identifier, notifyOnEntry, notifyOnExit] }

    /// Returns whether an object is an equal region.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two regions equal.
    open override var hash: Int { hashOfFields }
}

extension CLRegion: FieldEquatable {}
