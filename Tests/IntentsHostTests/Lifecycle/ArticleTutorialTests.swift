import Intents
import IntentsHost
import PortableForm
import SwiftFiveClient
import Testing

@Suite("An extension as the article tutorial has it, in Swift 5 mode")
struct ArticleTutorialTests {
    private func run(newest: String?) async -> IntentRun {
        let host = IntentHost.test(IntentHandlerSource.extension(ArticleExtension(newest: newest)))
        return await host.run(LatestArticleIntent(), in: ScriptedDialogue())
    }

    @Test("the title of the newest article is said")
    func title() async {
        let run = await run(newest: "Hello")
        #expect(run.ending == .succeeded)
        #expect(run.text == "The latest article is Hello")
    }

    @Test("an empty title fails in 'confirm', with the definition's text")
    func empty() async {
        let run = await run(newest: "")
        #expect(run.ending == .failed)
        #expect(run.text == "I could not fetch the article")
        #expect(run.steps(.handle).isEmpty)
    }

    @Test("without an article the handler never completes, which ends as a time-out")
    func neverCompletes() async {
        let run = await run(newest: nil)
        #expect(run.errorCode == .requestTimedOut)
        #expect(run.text == "Your view request took too long.")
    }
}
