import Intents

/// A handler that sends messages.
final class SendMessageHandler: NSObject, INSendMessageIntentHandling {
    private let chat: Chat

    init(chat: Chat) {
        self.chat = chat
    }

    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
        return recipients.map { recipient in
            let contacts = chat.contacts(for: recipient)
            switch contacts.count {
            case 0: return .unsupported(forReason: .noAccount)
            case 1: return .success(with: contacts[0].person)
            default: return .disambiguation(with: contacts.map(\.person))
            }
        }
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        guard let content = intent.content, !content.isEmpty else { return .needsValue() }
        return .success(with: content)
    }

    func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .ready, userActivity: nil)
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        let contacts = intent.recipients?.flatMap(chat.contacts) ?? []
        guard let content = intent.content, !contacts.isEmpty else {
            return INSendMessageIntentResponse(code: .failure, userActivity: nil)
        }
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessages = contacts.map { chat.send(content, to: $0).message }
        return response
    }
}
