import Intents

/// A handler that marks messages as read or unread: those that Siri names, or all that were received.
final class SetMessageAttributeHandler: NSObject, INSetMessageAttributeIntentHandling {
    private let chat: Chat

    init(chat: Chat) {
        self.chat = chat
    }

    func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
        switch intent.attribute {
        case .read, .unread: .success(with: intent.attribute)
        case .unknown, .flagged, .unflagged, .played: .unsupported()
        }
    }

    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
        let identifiers = intent.identifiers ?? []
        let count = chat.setRead(intent.attribute == .read) { message in
            identifiers.isEmpty ? !message.isSent : identifiers.contains("\(message.number)")
        }
        let code: INSetMessageAttributeIntentResponseCode = count > 0 ? .success : .failureMessageNotFound
        return INSetMessageAttributeIntentResponse(code: code, userActivity: nil)
    }
}
