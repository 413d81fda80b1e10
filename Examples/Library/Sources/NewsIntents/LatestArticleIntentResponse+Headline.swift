extension LatestArticleIntentResponse {
    /// The response that reads a headline, or says that there is none.
    public static func headline(_ text: String?) -> LatestArticleIntentResponse {
        text.map { .success(articleTitle: $0) } ?? LatestArticleIntentResponse(code: .failure, userActivity: nil)
    }
}
