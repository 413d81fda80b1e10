import Intents
import IntentsHost
import PortableForm
import Testing

@Suite("Sources and forms of handlers")
struct HandlerFormTests {
    private func run(_ source: IntentHandlerSource) async -> IntentRun {
        await IntentHost.test(source).run(LatestArticleIntent(), in: ScriptedDialogue())
    }

    @Test("an extension's handler is used, a new extension for each run")
    func anExtension() async {
        let source = IntentHandlerSource.extension(TestExtension())
        let before = TestExtension.count.value
        #expect(await run(source).ending == .succeeded)
        #expect(await run(source).ending == .succeeded)
        #expect(TestExtension.count.value == before + 2)
    }

    @Test("a handler in the async form alone is enough")
    func asyncForm() async {
        let run = await run(.handlers { _ in AsyncArticleHandler() })
        #expect(run.text == "The latest article is Async")
    }

    @Test("a handler in the completion form alone is enough")
    func completionForm() async {
        #expect(await run(.handlers { _ in ArticleHandler() }).text == "The latest article is News")
    }

    @Test("without 'confirm' the intent counts as ready")
    func withoutConfirmation() async {
        let run = await run(.handlers { _ in HandleOnlyHandler() })
        #expect(run.ending == .succeeded)
        #expect(run.steps(.confirm).map(\.result) == ["ready"])
    }

    @Test("a handler without either form of 'handle' is reported by the method's name")
    func neitherForm() async {
        let run = await run(.handlers { _ in EmptyHandler() })
        #expect(run.ending == .failed)
        #expect(run.steps(.error).first?.text?.contains("func handle(intent:") == true)
    }

    @Test("without a handler the run fails")
    func noHandler() async {
        #expect(await run(.handlers { _ in nil }).errorCode == .noHandlerProvidedForIntent)
    }

    @Test("a handler of another intent doesn't count")
    func wrongHandler() async {
        let run = await run(.handlers { _ in WorkoutHandler() })
        #expect(run.errorCode == .noHandlerProvidedForIntent)
        #expect(run.steps(.error).first?.text?.contains("conform to 'LatestArticleIntentHandling'") == true)
    }

    @Test("an intent that the app does not declare is refused")
    func undeclared() async {
        let host = IntentHost.test(ArticleHandler()) { $0.intents = StartWorkoutDefinition.intents }
        #expect(await host.run(LatestArticleIntent(), in: ScriptedDialogue()).errorCode == .invalidIntentName)
    }
}

private final class TestExtension: INExtension {
    static let count = Box(0)

    override init() {
        Self.count.value += 1
        super.init()
    }

    override func handler(for intent: INIntent) -> Any { ArticleHandler() }
}

private final class AsyncArticleHandler: NSObject, LatestArticleIntentHandling {
    func confirm(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        await Task.yield()
        return .code(.ready)
    }

    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        await Task.yield()
        return .success(articleTitle: "Async")
    }
}

private final class HandleOnlyHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "Only") }
}

private final class EmptyHandler: NSObject, LatestArticleIntentHandling {}
