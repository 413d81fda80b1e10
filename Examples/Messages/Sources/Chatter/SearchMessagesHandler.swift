import Intents

/// A handler that finds messages.
final class SearchMessagesHandler: NSObject, INSearchForMessagesIntentHandling {
    private let chat: Chat

    init(chat: Chat) {
        self.chat = chat
    }

    func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
        guard let senders = intent.senders, !senders.isEmpty else { return [.notRequired()] }
        return senders.map { sender in
            let contacts = chat.contacts(for: sender)
            switch contacts.count {
            case 0: return .unsupported()
            case 1: return .success(with: contacts[0].person)
            default: return .disambiguation(with: contacts.map(\.person))
            }
        }
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
        let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
        response.messages = chat.messages.filter { isMeant($0, by: intent) }.map(\.message)
        return response
    }

    private func isMeant(_ message: Chat.Message, by intent: INSearchForMessagesIntent) -> Bool {
        if intent.attributes.contains(.unread), message.isRead { return false }
        if intent.attributes.contains(.read), !message.isRead { return false }
        if let senders = intent.senders, !senders.isEmpty {
            let isSender = senders.flatMap(chat.contacts).contains(message.contact)
            if message.isSent || !isSender { return false }
        }
        let terms = intent.searchTerms ?? []
        return terms.allSatisfy { message.text.lowercased().contains($0.lowercased()) }
    }
}
