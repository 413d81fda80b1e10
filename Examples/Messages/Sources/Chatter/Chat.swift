import Foundation
import Intents
import Synchronization

/// The contacts and messages of the app.
public final class Chat: Sendable {
    /// A person with an account.
    public struct Contact: Hashable, Sendable {
        /// The name of the account.
        public var account: String
        /// The person's name.
        public var name: String

        /// Creates a contact.
        public init(account: String, name: String) {
            self.account = account
            self.name = name
        }
    }

    /// A message that was sent or received.
    public struct Message: Hashable, Sendable {
        /// The number of the message.
        public var number: Int
        /// The other person.
        public var contact: Contact
        /// The text.
        public var text: String
        /// Whether the user wrote the message.
        public var isSent: Bool
        /// Whether the user has read the message.
        public var isRead: Bool
    }

    /// The user's contacts.
    public let contacts: [Contact]
    private let stored = Mutex<[Message]>([])

    /// Creates a chat without messages.
    public init(contacts: [Contact]) {
        self.contacts = contacts
    }

    /// The messages, starting with the oldest.
    public var messages: [Message] { stored.withLock { $0 } }

    /// Adds a message of the user.
    public func send(_ text: String, to contact: Contact) -> Message {
        add(text, contact, isSent: true)
    }

    /// Adds a message from a contact.
    public func receive(_ text: String, from contact: Contact) {
        _ = add(text, contact, isSent: false)
    }

    /// Marks messages as read or unread.
    ///
    /// - Returns: The number of messages.
    public func setRead(_ isRead: Bool, where isMeant: (Message) -> Bool) -> Int {
        stored.withLock { messages in
            let indices = messages.indices.filter { isMeant(messages[$0]) }
            for index in indices { messages[index].isRead = isRead }
            return indices.count
        }
    }

    private func add(_ text: String, _ contact: Contact, isSent: Bool) -> Message {
        stored.withLock { messages in
            let number = messages.count + 1
            let message = Message(number: number, contact: contact, text: text, isSent: isSent, isRead: isSent)
            messages.append(message)
            return message
        }
    }
}

extension Chat {
    /// Returns the contacts that a person may be: the one with the person's account, or those with the name.
    func contacts(for person: INPerson) -> [Contact] {
        if let account = person.customIdentifier { return contacts.filter { $0.account == account } }
        let words = person.displayName.lowercased().split(separator: " ")
        return contacts.filter { contact in
            let name = contact.name.lowercased().split(separator: " ")
            return words.allSatisfy(name.contains)
        }
    }
}

extension Chat.Contact {
    /// The contact as Siri knows people.
    var person: INPerson {
        INPerson(
            personHandle: INPersonHandle(value: account, type: .unknown),
            nameComponents: nil,
            displayName: name,
            image: nil,
            contactIdentifier: nil,
            customIdentifier: account
        )
    }
}

extension Chat.Message {
    /// The message as Siri knows messages.
    var message: INMessage {
        INMessage(
            identifier: "\(number)",
            content: text,
            dateSent: nil,
            sender: isSent ? nil : contact.person,
            recipients: isSent ? [contact.person] : nil
        )
    }
}
