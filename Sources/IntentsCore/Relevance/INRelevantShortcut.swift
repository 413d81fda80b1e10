public import Foundation

/// A shortcut with hints on its relevance to the user.
open class INRelevantShortcut: NSObject, NSCopying, NSSecureCoding {
    /// The shortcut.
    public let shortcut: INShortcut
    /// The hints on the relevance of the shortcut. Without hints, the user's habits determine it.
    open var relevanceProviders: [INRelevanceProvider] = []
    /// The role of the shortcut.
    open var shortcutRole: INRelevantShortcutRole = .action
    /// The kind of the widget that shows the shortcut.
    open var widgetKind: String?

    private var template: INDefaultCardTemplate?

    /// The look of the shortcut on a card. The value is copied.
    open var watchTemplate: INDefaultCardTemplate? {
        get { template }
        set { template = newValue?.copy() as? INDefaultCardTemplate }
    }

    /// Creates a relevant shortcut without hints.
    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }

    /// Decodes a relevant shortcut.
    public required init?(coder: NSCoder) {
        guard let reference = coder.object(INShortcutReference.self, "shortcut") else { return nil }
        shortcut = reference.shortcut
        super.init()
        relevanceProviders = coder.objects(INRelevanceProvider.self, "relevanceProviders") ?? []
        shortcutRole = coder.enumCase(INRelevantShortcutRole.self, "shortcutRole") ?? .action
        widgetKind = coder.string("widgetKind")
        template = coder.object(INDefaultCardTemplate.self, "watchTemplate")
    }

    /// Encodes the relevant shortcut.
    open func encode(with coder: NSCoder) {
        coder.encode(INShortcutReference(shortcut), forKey: "shortcut")
        coder.encode(relevanceProviders as NSArray, forKey: "relevanceProviders")
        coder.encode(shortcutRole.rawValue, forKey: "shortcutRole")
        coder.encode(widgetKind, "widgetKind")
        coder.encode(template, forKey: "watchTemplate")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns a new relevant shortcut with the same hints.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INRelevantShortcut(shortcut: shortcut)
        copy.relevanceProviders = relevanceProviders
        copy.shortcutRole = shortcutRole
        copy.widgetKind = widgetKind
        copy.watchTemplate = template
        return copy
    }

    /// Returns whether an object is the same shortcut with equal hints.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two relevant shortcuts equal.
    open override var hash: Int { hashOfFields }
}

extension INRelevantShortcut: FieldEquatable {
    var fields: [AnyHashable?] { [shortcut, relevanceProviders, shortcutRole, widgetKind, template] }
}
