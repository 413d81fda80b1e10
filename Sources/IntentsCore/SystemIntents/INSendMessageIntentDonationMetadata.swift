public import Foundation

/// The facts about the donation of a message.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
    /// Whether the message names the user.
    open var mentionsCurrentUser = false
    /// Whether the message answers the user.
    open var isReplyToCurrentUser = false
    /// Whether recipients are notified although they don't want to be disturbed.
    open var notifyRecipientAnyway = false
    /// The number of recipients.
    open var recipientCount = 0

    /// Creates metadata whose properties are false and zero.
    public required init() {
        super.init()
    }

    /// Decodes metadata.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        mentionsCurrentUser = coder.decodeBool(forKey: "mentionsCurrentUser")
        isReplyToCurrentUser = coder.decodeBool(forKey: "isReplyToCurrentUser")
        notifyRecipientAnyway = coder.decodeBool(forKey: "notifyRecipientAnyway")
        recipientCount = coder.decodeInteger(forKey: "recipientCount")
    }

    /// Encodes the metadata.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(mentionsCurrentUser, forKey: "mentionsCurrentUser")
        coder.encode(isReplyToCurrentUser, forKey: "isReplyToCurrentUser")
        coder.encode(notifyRecipientAnyway, forKey: "notifyRecipientAnyway")
        coder.encode(recipientCount, forKey: "recipientCount")
    }

    /// Returns new metadata with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let metadata = copy as? INSendMessageIntentDonationMetadata else { return copy }
        metadata.mentionsCurrentUser = mentionsCurrentUser
        metadata.isReplyToCurrentUser = isReplyToCurrentUser
        metadata.notifyRecipientAnyway = notifyRecipientAnyway
        metadata.recipientCount = recipientCount
        return metadata
    }
}
