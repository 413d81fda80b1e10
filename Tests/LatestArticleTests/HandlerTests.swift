import Intents
import IntentsHost
import LatestArticleIntents
import Testing

@testable import LatestArticle

@Suite("Siri asks for the latest article")
struct HandlerTests {
    private func run(_ service: ArticleService, in dialogue: ScriptedDialogue) async -> IntentRun {
        var configuration = IntentHostConfiguration(
            intents: LatestArticleDefinition.intents,
            handlers: .extension(IntentHandler(service: service))
        )
        configuration.limits = IntentLimits(each: .seconds(600))
        return await IntentHost(configuration).run(LatestArticleIntent(), in: dialogue)
    }

    @Test("the title is said, and the response has the code 'success' and the page to open")
    func success() async throws {
        let dialogue = ScriptedDialogue()
        let site = try TestSite()
        let run = await run(site.service, in: dialogue)
        let response = try #require(run.response as? LatestArticleIntentResponse)
        #expect(run.ending == .succeeded)
        #expect(response.code == .success)
        #expect(response.articleTitle == "Bread without kneading – a beginner’s loaf")
        #expect(response.userActivity?.webpageURL?.path() == "/bread-without-kneading/")
        #expect(dialogue.statements == ["The latest article is “Bread without kneading – a beginner’s loaf”."])
        #expect(site.requests == ["/wp-json/wp/v2/posts?per_page=1"])
    }

    @Test(
        "with any fault of the site, the response has the code 'failure' and its sentence is said",
        .timeLimit(.minutes(5)),
        arguments: SiteFault.allCases
    )
    func failure(_ fault: SiteFault) async throws {
        let dialogue = ScriptedDialogue()
        let run = await run(try fault.service(), in: dialogue)
        #expect(run.ending == .failed)
        #expect(run.error == nil)
        #expect((run.response as? LatestArticleIntentResponse)?.code == .failure)
        #expect(dialogue.statements == ["The latest article could not be fetched."])
    }

    @Test("the faults of a site are distinguished", .timeLimit(.minutes(5)), arguments: SiteFault.allCases)
    func reason(_ fault: SiteFault) async throws {
        let service = try fault.service()
        if let failure = fault.failure {
            await #expect(throws: failure) { try await service.newestArticle() }
        } else {
            await #expect(throws: ArticleService.Failure.self) { try await service.newestArticle() }
        }
    }

    @Test("the reason is one that a reader understands")
    func reasons() {
        #expect("\(ArticleService.Failure.unreachable)" == "the site can't be reached or doesn't answer in time")
        #expect("\(ArticleService.Failure.status(404))" == "the site answers with status 404")
    }

    @Test("the extension doesn't have a handler for other intents")
    func otherIntent() throws {
        let handler = IntentHandler(service: try TestSite().service)
        #expect(handler.handler(for: INIntent()) == nil)
        #expect(handler.handler(for: LatestArticleIntent()) is LatestArticleHandler)
    }
}
