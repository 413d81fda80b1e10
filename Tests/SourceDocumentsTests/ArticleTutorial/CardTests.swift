import Intents
import IntentsHost
import IntentsUI
import LatestArticleIntents
import StartWorkoutIntents
import SwiftFiveClient
import Testing

extension ArticleTutorial {
    @Suite("'Code': the card, and a tap on it")
    @MainActor
    struct CardTests {
        private struct Answer {
            var isShown: Bool
            var parameters: Set<INParameter>
            var size: CGSize
        }

        private let parameters: Set = [INParameter(for: LatestArticleIntentResponse.self, keyPath: "articleTitle")]

        private func configure(_ card: ArticleCard, for intent: INIntent) -> Answer? {
            var answer: Answer?
            card.configureView(
                for: parameters,
                of: INInteraction(intent: intent, response: nil),
                interactiveBehavior: .launch,
                context: .siriSnippet
            ) { answer = Answer(isShown: $0, parameters: $1, size: $2) }
            return answer
        }

        @Test("the card: it shows the title, and after a second request who wrote the article")
        func texts() async throws {
            let card = ArticleCard(try site())
            let (texts, log) = AsyncStream.makeStream(of: String.self)
            card.watch = { log.yield($0) }
            _ = configure(card, for: LatestArticleIntent())
            #expect(card.isLoading)
            var shown: [String] = []
            for await text in texts.prefix(2) { shown.append(text) }
            #expect(shown == [ArticleTutorial.title, "Author Name: Mira Feld"])
            #expect(!card.isLoading)
        }

        @Test("the card: it shows all parameters, as wide as the device allows")
        func size() throws {
            let card = ArticleCard(try site())
            #expect(configure(card, for: LatestArticleIntent())?.size == CGSize(width: 320, height: 300))
            card.extensionContext = NSExtensionContext()
            let answer = try #require(configure(card, for: LatestArticleIntent()))
            #expect(answer.isShown)
            #expect(answer.parameters == parameters)
            #expect(answer.size.width == card.extensionContext?.hostedViewMaximumAllowedSize.width)
        }

        @Test("the card: it leaves other intents to Siri")
        func otherIntent() throws {
            let answer = try #require(configure(ArticleCard(try site()), for: StartWorkoutIntent()))
            #expect(!answer.isShown)
            #expect(answer.parameters.isEmpty && answer.size == .zero)
        }

        /// Runs the intent, and taps on the card beside the answer.
        private func tap(
            _ api: ArticleAPI,
            _ continuation: @escaping @MainActor (NSUserActivity) -> Bool
        ) async -> IntentRun {
            var configuration = host(api).configuration
            configuration.continuation = IntentContinuation(continuation)
            let host = IntentHost(configuration)
            return await host.openApp(after: await host.run(LatestArticleIntent(), in: ScriptedDialogue()))
        }

        @Test("a tap: the app opens the page of the article")
        func page() async throws {
            let app = ArticleAppDelegate(try site())
            let run = await tap(try site(), app.opensPage)
            #expect(run.ending == .continuedInApp)
            #expect(app.openedPages.map(\.lastPathComponent) == ["42"])
        }

        @Test("a tap: the app shows its screen for an activity whose interaction has its intent, and once only")
        func screen() async throws {
            let app = ArticleAppDelegate(try site())
            #expect(!app.showsScreen(continuing: NSUserActivity(activityType: "LatestArticleIntent")))
            #expect(await tap(try site(), app.showsScreen).ending == .continuedInApp)
            #expect(app.screens.count == 1)
            #expect(await tap(try site(), app.showsScreen).ending == .failed)
            #expect(app.screens.count == 1)
        }
    }
}
