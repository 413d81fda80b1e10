import Foundation
import Intents

/// The app's extension, which has a handler for each intent.
public final class IntentHandler: INExtension {
    private let chat: Chat

    /// Creates the extension of a chat.
    public init(chat: Chat) {
        self.chat = chat
        super.init()
    }

    /// Returns a handler for an intent.
    public override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is INSendMessageIntent: SendMessageHandler(chat: chat)
        case is INSearchForMessagesIntent: SearchMessagesHandler(chat: chat)
        case is INSetMessageAttributeIntent: SetMessageAttributeHandler(chat: chat)
        default: nil
        }
    }

    /// The intents that the extension handles.
    public static let intents: [INIntent.Type] = [
        INSendMessageIntent.self, INSearchForMessagesIntent.self, INSetMessageAttributeIntent.self,
    ]

    /// The folder with the words that the app teaches Siri.
    public static var vocabularyFolder: URL? { Bundle.module.resourceURL }
}
