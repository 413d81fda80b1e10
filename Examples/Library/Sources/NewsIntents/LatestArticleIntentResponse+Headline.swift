extension LatestArticleIntentResponse {
    /// Returns the response that reads a headline aloud; a failure if the headline is missing.
    public static func headline(_ text: String?) -> LatestArticleIntentResponse {
        text.map { .success(articleTitle: $0) } ?? LatestArticleIntentResponse(code: .failure, userActivity: nil)
    }
}
