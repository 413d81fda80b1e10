import Chatter
import Foundation
import Intents
import IntentsHost
import Testing

@Suite struct MessageTests {
    private static let anna = Chat.Contact(account: "anna.b", name: "Anna Berg")
    private static let otherAnna = Chat.Contact(account: "anna.k", name: "Anna Kern")
    private static let tom = Chat.Contact(account: "tom", name: "Tom Weber")

    private let chat = Chat(contacts: [anna, otherAnna, tom])

    /// Says a phrase to Siri.
    private func say(_ phrase: String, in dialogue: ScriptedDialogue) async throws -> IntentRun {
        var configuration = IntentHostConfiguration(
            intents: IntentHandler.intents,
            handlers: .extension(IntentHandler(chat: chat))
        )
        configuration.locale = Locale(identifier: "en_US")
        configuration.applicationNames = ["Chatter"]
        let folder = try #require(IntentHandler.vocabularyFolder)
        configuration.vocabulary = try IntentVocabulary(in: folder, for: configuration.locale)
        return try await IntentHost(configuration).run(phrase: phrase, in: dialogue)
    }

    @Test("Siri asks for the recipient, which of two people it is, and the text")
    func questions() async throws {
        let dialogue = ScriptedDialogue(["Anna", .choice(1), "I'm late"])
        let run = try await say("Send a message with Chatter", in: dialogue)
        #expect(run.hasSucceeded)
        #expect(dialogue.questions.map(\.parameter) == ["recipients", "recipients", "content"])
        #expect(dialogue.questions[1].choices.map(\.title) == ["Anna Berg", "Anna Kern"])
        #expect(chat.messages.map(\.contact) == [Self.otherAnna])
        #expect(chat.messages.map(\.text) == ["I'm late"])
    }

    @Test(
        "the whole message is in one sentence",
        arguments: [
            "Send a message to Tom saying dinner is ready with Chatter", "Tell Tom that dinner is ready",
        ]
    )
    func sentence(phrase: String) async throws {
        let run = try await say(phrase, in: ScriptedDialogue())
        #expect(run.hasSucceeded)
        #expect(chat.messages.map(\.text) == ["dinner is ready"])
        #expect((run.response as? INSendMessageIntentResponse)?.sentMessages?.first?.content == "dinner is ready")
    }

    @Test("the app's own way to say it is understood")
    func example() async throws {
        let run = try await say("Ping Anna Berg about the garden", in: ScriptedDialogue())
        #expect(run.hasSucceeded)
        #expect(chat.messages.map(\.contact) == [Self.anna])
    }

    @Test("a message to somebody without an account isn't sent")
    func noAccount() async throws {
        let run = try await say("Tell Eve hello", in: ScriptedDialogue([.cancel]))
        #expect(run.ending == .cancelled)
        #expect(chat.messages.isEmpty)
    }

    @Test("unread messages of a person are found")
    func search() async throws {
        chat.receive("See you at eight", from: Self.tom)
        chat.receive("Where are you?", from: Self.anna)
        let run = try await say("Show my unread messages from Tom", in: ScriptedDialogue())
        #expect(run.hasSucceeded)
        let messages = (run.response as? INSearchForMessagesIntentResponse)?.messages
        #expect(messages?.compactMap(\.content) == ["See you at eight"])
    }

    @Test("messages are marked as read, after which none is new")
    func attribute() async throws {
        chat.receive("See you at eight", from: Self.tom)
        let news = try await say("Anything new on Chatter?", in: ScriptedDialogue())
        #expect(news.hasSucceeded)
        let marking = try await say("Mark my messages as read", in: ScriptedDialogue())
        #expect(marking.hasSucceeded)
        #expect(chat.messages.map(\.isRead) == [true])
        let run = try await say("Show my unread messages", in: ScriptedDialogue())
        #expect((run.response as? INSearchForMessagesIntentResponse)?.messages?.isEmpty == true)
    }
}
