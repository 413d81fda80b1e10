public import Foundation

/// A shortcut as an object; `INShortcut` is the value.
///
/// Outside Apple's platforms, `as` doesn't convert between them: create one from the other's `intent` or
/// `userActivity`.
open class INShortcutReference: NSObject, NSCopying, NSSecureCoding {
    /// The shortcut as a value.
    package let shortcut: INShortcut

    /// The intent; `nil` for an activity.
    open var intent: INIntent? { shortcut.intent }

    /// The activity; `nil` for an intent.
    open var userActivity: NSUserActivity? { shortcut.userActivity }

    /// Creates an object from a shortcut.
    package init(_ shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }

    /// Creates a shortcut for an intent; `nil` if the intent isn't valid, which is reported.
    public convenience init?(intent: INIntent) {
        guard let shortcut = INShortcut(intent: intent) else { return nil }
        self.init(shortcut)
    }

    /// Creates a shortcut for an activity.
    public convenience init(userActivity: NSUserActivity) {
        self.init(.userActivity(userActivity))
    }

    /// Decodes a shortcut.
    public required convenience init?(coder: NSCoder) {
        if let intent = coder.object(INIntent.self, "intent") {
            self.init(.intent(intent))
        } else if let activity = coder.object(ArchivedActivity.self, "userActivity")?.activity {
            self.init(.userActivity(activity))
        } else {
            return nil
        }
    }

    /// Encodes the shortcut.
    open func encode(with coder: NSCoder) {
        coder.encode(intent, forKey: "intent")
        coder.encode(userActivity.map(ArchivedActivity.init), forKey: "userActivity")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is the same shortcut.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two shortcuts equal.
    open override var hash: Int { hashOfFields }
}

extension INShortcutReference: FieldEquatable {
    var fields: [AnyHashable?] { [shortcut] }
}
