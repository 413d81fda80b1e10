import Intents
import PortableForm
import SwiftFiveClient
import Testing

@Suite("Code in the Swift 5 language mode", .serialized)
struct SwiftFiveClientTests {
    @Test("an extension of that time is asked for its handler, and the handler answers from another thread")
    func handler() async {
        let intent = LatestArticleIntent()
        let handler = ArticleExtension().handler(for: intent)
        let confirmed = await outcome(of: .confirm, of: handler, for: intent)?.response
        #expect((confirmed as? LatestArticleIntentResponse)?.code == .ready)
        let handled = await outcome(of: .handle, of: handler, for: intent)?.response
        #expect((handled as? LatestArticleIntentResponse)?.articleTitle == "News")
    }

    @Test("a donation and relevant shortcuts are set without an error")
    func donation() async {
        let system = MemoryIntentSystem()
        let app = ArticleApp()
        await IntentEnvironment.withSystem(system) {
            let donated = await withCheckedContinuation { continuation in
                app.donate { continuation.resume(returning: $0) }
            }
            let set = await withCheckedContinuation { continuation in
                app.setRelevantShortcuts { continuation.resume(returning: $0) }
            }
            #expect([donated, set] == ["donated", "set"])
        }
        #expect(system.contents.interactions.first?.intent.suggestedInvocationPhrase == "Read the news")
        #expect(system.contents.relevantShortcuts.first?.relevanceProviders.count == 1)
    }

    @Test("an activity whose interaction has the app's intent is continued")
    func continuation() {
        let activity = NSUserActivity(activityType: "LatestArticleIntent")
        #expect(!continues(activity))
        activity.interaction = INInteraction(intent: LatestArticleIntent(), response: nil)
        #expect(continues(activity))
    }
}
