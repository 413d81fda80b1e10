public import Foundation

/// An area; `CLCircularRegion` is the one that has a shape.
open class CLRegion: NSObject, NSCopying, NSSecureCoding {
    /// The app's name for the area.
    public let identifier: String
    /// Whether the app wants to know when the device comes in.
    open var notifyOnEntry = true
    /// Whether the app wants to know when the device goes out.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Decodes an area.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.string("identifier") else { return nil }
        self.identifier = identifier
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    /// Encodes the area.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// A new area with the same name.
    open func copy(with zone: NSZone? = nil) -> Any {
        copySettings(to: CLRegion(identifier: identifier))
    }

    /// Gives a copy the settings that can change.
    final func copySettings(to copy: CLRegion) -> CLRegion {
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }

    /// What makes two areas equal.
    var fields: [AnyHashable?] { [identifier, notifyOnEntry, notifyOnExit] }

    /// Whether an object is an equal area.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// A hash of what makes two areas equal.
    open override var hash: Int { hashOfFields }
}

extension CLRegion: FieldEquatable {}
