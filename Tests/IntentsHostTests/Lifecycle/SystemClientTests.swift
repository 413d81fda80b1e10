import Intents
import IntentsHost
import LatestArticleIntents
import MainActorClient
import MainActorFiveClient
import PortableForm
import SwiftFiveClient
import Testing

@Suite("Handlers of the system's intents in modules with other settings")
struct SystemClientTests {
    enum Client: CaseIterable {
        case swift5, mainActor, mainActorInSwift5

        /// The extension, which handles messages and an intent of the app's own.
        var messages: any INSendMessageIntentHandling & INSearchForMessagesIntentHandling {
            switch self {
            case .swift5: SwiftFiveMessageExtension()
            case .mainActor: MainActorClient.MainActorMessageExtension()
            case .mainActorInSwift5: MainActorFiveClient.MainActorMessageExtension()
            }
        }

        /// The handler of workouts.
        @MainActor var workouts: any INStartWorkoutIntentHandling {
            switch self {
            case .swift5: SwiftFiveWorkoutHandler()
            case .mainActor: MainActorClient.MainActorWorkoutHandler()
            case .mainActorInSwift5: MainActorFiveClient.MainActorWorkoutHandler()
            }
        }

        /// The app's own intent, which the extension handles too.
        var article: INIntent {
            switch self {
            case .swift5: LatestArticleIntents.LatestArticleIntent()
            case .mainActor, .mainActorInSwift5: PortableForm.LatestArticleIntent()
            }
        }
    }

    @Test(
        "completion handlers of an extension from Xcode's template handle messages and an own intent",
        arguments: Client.allCases
    )
    func messages(client: Client) async {
        let host = IntentHost.test(client.messages) {
            $0.intents = [INSendMessageIntent.self, INSearchForMessagesIntent.self, type(of: client.article)]
        }
        let dialogue = ScriptedDialogue([.words("Anna"), .words("On my way")])
        let run = await host.run(INSendMessageIntent(), in: dialogue)
        #expect(run.ending == .succeeded, "\(run.trace)")
        let intent = run.intent as? INSendMessageIntent
        #expect(intent?.recipients?.map(\.displayName) == ["Anna"])
        #expect(intent?.content == "On my way")

        let search = await host.run(INSearchForMessagesIntent(), in: ScriptedDialogue([]))
        #expect(search.text == "I found too many messages.")
        #expect(await host.run(client.article, in: ScriptedDialogue([])).ending == .succeeded)
    }

    @Test("'async' methods handle workouts", arguments: Client.allCases)
    func workouts(client: Client) async {
        let host = IntentHost.test(IntentHandlerSource.mainActorHandlers { _ in client.workouts }) {
            $0.intents = [INStartWorkoutIntent.self, INEndWorkoutIntent.self]
        }
        let run = await host.run(INStartWorkoutIntent(), in: ScriptedDialogue([.words("Hill climb")]))
        #expect((run.intent as? INStartWorkoutIntent)?.workoutName?.spokenPhrase == "Hill climb")
        #expect(run.ending == .succeeded, "\(run.trace)")
        let end = await host.run(INEndWorkoutIntent(), in: ScriptedDialogue([]))
        #expect(end.text == "I couldn’t find a workout like that.")
    }
}
