import Intents
import IntentsUI
import LatestArticleIntents
import Testing

@testable import LatestArticle

@MainActor
@Suite("The card beside Siri's answer")
struct ArticleCardTests {
    /// Shows a card until it has loaded, and returns whether it is shown, and its texts.
    private func show(_ intent: INIntent, _ service: ArticleService) async -> (isShown: Bool, texts: [String]) {
        var texts: [String] = []
        var isShown = false
        let card = ArticleCard(service: service) { texts.append($0) }
        card.configureView(
            for: [],
            of: INInteraction(intent: intent, response: nil),
            interactiveBehavior: .launch,
            context: .siriSnippet
        ) { shown, _, size in isShown = shown && size != .zero }
        await card.loading?.value
        return (isShown, texts)
    }

    @Test("it shows the title, and after a second request who wrote the article")
    func titleThenAuthor() async throws {
        let site = try TestSite()
        let (isShown, texts) = await show(LatestArticleIntent(), site.service)
        #expect(isShown)
        let title = "Bread without kneading – a beginner’s loaf"
        #expect(texts == [title, "\(title), by Mira Feld"])
        #expect(site.requests == ["/wp-json/wp/v2/posts?per_page=1", "/wp-json/wp/v2/users/1"])
    }

    @Test("it keeps the title if the author can't be fetched")
    func noAuthor() async throws {
        let site = try TestSite { path, server in
            path.contains("users") ? [] : FixtureSite.answer(to: path, from: server)
        }
        let (isShown, texts) = await show(LatestArticleIntent(), site.service)
        #expect(isShown)
        #expect(texts == ["Bread without kneading – a beginner’s loaf"])
    }

    @Test("it stays empty without an article")
    func noArticle() async throws {
        let (_, texts) = await show(LatestArticleIntent(), try SiteFault.notFound.service())
        #expect(texts.isEmpty)
    }

    @Test("it leaves other intents to Siri")
    func otherIntent() async throws {
        let site = try TestSite()
        let (isShown, texts) = await show(INIntent(), site.service)
        #expect(!isShown)
        #expect(texts.isEmpty && site.requests.isEmpty)
    }
}
