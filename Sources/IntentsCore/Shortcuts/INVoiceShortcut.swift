public import Foundation

/// A shortcut with the phrase that runs it. Only the user creates one, with the help of a host.
open class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding {
    /// The identifier of the voice shortcut.
    public let identifier: UUID
    /// The phrase.
    public let invocationPhrase: String
    /// The shortcut.
    public let shortcut: INShortcut

    /// Creates a voice shortcut, for a host.
    package init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
        super.init()
    }

    /// Decodes a voice shortcut.
    public required convenience init?(coder: NSCoder) {
        guard let identifier = coder.string("identifier").flatMap(UUID.init(uuidString:)),
            let phrase = coder.string("invocationPhrase"),
            let reference = coder.object(INShortcutReference.self, "shortcut")
        else { return nil }
        self.init(identifier: identifier, invocationPhrase: phrase, shortcut: reference.shortcut)
    }

    /// Encodes the voice shortcut.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier.uuidString, "identifier")
        coder.encode(invocationPhrase, "invocationPhrase")
        coder.encode(INShortcutReference(shortcut), forKey: "shortcut")
    }

    /// Always true.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the same object, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is the same voice shortcut.
    open override func isEqual(_ object: Any?) -> Bool { hasFields(of: object) }

    /// The hash of the fields that make two voice shortcuts equal.
    open override var hash: Int { hashOfFields }
}

extension INVoiceShortcut: FieldEquatable {
    var fields: [AnyHashable?] { [identifier, invocationPhrase, shortcut] }
}
