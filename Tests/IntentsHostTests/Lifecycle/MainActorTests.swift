import Intents
import IntentsHost
import MainActorClient
import MainActorFiveClient
import PortableForm
import Testing

/// The handlers check their executor: they stop the process if it isn't the main actor.
@Suite("Handlers in modules whose default isolation is the main actor, in both language modes")
struct MainActorTests {
    enum Form: CaseIterable {
        case completion, async, completionInSwift5, asyncInSwift5

        @MainActor var handler: any LatestArticleIntentHandling {
            switch self {
            case .completion: MainActorClient.MainActorArticleHandler()
            case .async: MainActorClient.MainActorAsyncArticleHandler()
            case .completionInSwift5: MainActorFiveClient.MainActorArticleHandler()
            case .asyncInSwift5: MainActorFiveClient.MainActorAsyncArticleHandler()
            }
        }
    }

    @Test("a run on another executor calls them on the main actor", arguments: Form.allCases)
    func elsewhere(_ form: Form) async {
        let host = IntentHost.test(Self.oneHandler(form))
        let run = await host.run(LatestArticleIntent(), in: ScriptedDialogue())
        #expect(run.text == "The latest article is Confirmed 1 time")
    }

    @MainActor
    @Test("a run on the main actor calls them there", arguments: Form.allCases)
    func onMainActor(_ form: Form) async {
        let host = IntentHost.test(Self.oneHandler(form))
        let run = await host.run(LatestArticleIntent(), in: ScriptedDialogue())
        #expect(run.text == "The latest article is Confirmed 1 time")
    }

    @Test("an extension and its handlers that are 'nonisolated' need no main actor")
    func nonisolatedExtension() async {
        let host = IntentHost.test(IntentHandlerSource.extension(NonisolatedExtension()))
        #expect(await host.run(LatestArticleIntent(), in: ScriptedDialogue()).text == "The latest article is News")
    }

    private static func oneHandler(_ form: Form) -> IntentHandlerSource {
        .mainActorHandlers { _ in form.handler }
    }
}
