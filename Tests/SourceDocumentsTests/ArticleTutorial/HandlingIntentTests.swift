import Intents
import IntentsHost
import LatestArticleIntents
import SwiftFiveClient
import Testing

extension ArticleTutorial {
    @Suite("'Code': the site, the extension and the handler")
    struct HandlingIntentTests {
        @Test("the API: the title of the newest article is found, with its number")
        func title() async throws {
            let api = try site()
            let title = await withCheckedContinuation { continuation in
                api.newestTitle { continuation.resume(returning: $0) }
            }
            #expect(title == ArticleTutorial.title)
            #expect(api.newestPage()?.lastPathComponent == "42")
        }

        @Test("the API: a second request finds who wrote the article")
        func author() async throws {
            let api = try site()
            let author = await withCheckedContinuation { continuation in
                api.newestTitle { _ in api.newestAuthor { continuation.resume(returning: $0) } }
            }
            #expect(author == "Mira Feld")
        }

        // The extension stops the process for another intent; the host asks for no intent that is not declared.
        @Test("the extension: it gives the handler of the intent")
        func handler() throws {
            let handler = ArticleExtension(try site()).handler(for: LatestArticleIntent())
            #expect(handler is any LatestArticleIntentHandling)
        }

        @Test("the handler: it confirms, then handles, and the title is said")
        func success() async throws {
            let run = await run(try site())
            #expect(run.ending == .succeeded)
            #expect((run.response as? LatestArticleIntentResponse)?.code == .success)
            #expect((run.response as? LatestArticleIntentResponse)?.articleTitle == ArticleTutorial.title)
            #expect(run.text == "The latest article is “\(ArticleTutorial.title)”.")
            #expect(run.trace.steps.map(\.kind) == [.handler, .confirm, .handle, .statement])
        }

        @Test("the handler: without a title it does not confirm, and the definition's text is said")
        func noTitle() async throws {
            let run = await run(try siteWithoutTitle())
            #expect(run.ending == .failed)
            #expect((run.response as? LatestArticleIntentResponse)?.code == .failure)
            #expect(run.text == "The latest article could not be fetched.")
            #expect(run.trace.steps.map(\.kind) == [.handler, .confirm, .statement])
        }

        @Test("the handler: without a network it never completes, which ends as a time-out")
        func noNetwork() async throws {
            let run = await run(try noSite(), limit: .milliseconds(50))
            #expect(run.ending == .failed)
            #expect((run.error as? INIntentError)?.code == .requestTimedOut)
            #expect(run.text == "That took too long.")
        }
    }
}
