import NewsIntents
import Testing

@Suite struct HeadlineTests {
    @Test("a headline is a success that says it")
    func headline() {
        let response = LatestArticleIntentResponse.headline("Bread without kneading")
        #expect(response.code == .success)
        #expect(response.articleTitle == "Bread without kneading")
    }

    @Test("no headline is a failure")
    func noHeadline() {
        #expect(LatestArticleIntentResponse.headline(nil).code == .failure)
    }
}
