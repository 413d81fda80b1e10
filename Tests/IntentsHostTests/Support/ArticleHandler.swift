import Intents
import PortableForm

typealias ArticleCompletion = (LatestArticleIntentResponse) -> Void

/// A handler with completion handlers, whose behavior a test sets.
final class ArticleHandler: NSObject, LatestArticleIntentHandling {
    private let confirmation: (@escaping ArticleCompletion) -> Void
    private let handling: (@escaping ArticleCompletion) -> Void

    init(
        confirm confirmation: @escaping (@escaping ArticleCompletion) -> Void = { $0(.code(.ready)) },
        handle handling: @escaping (@escaping ArticleCompletion) -> Void = { $0(.success(articleTitle: "News")) }
    ) {
        self.confirmation = confirmation
        self.handling = handling
    }

    func confirm(intent: LatestArticleIntent, completion: @escaping ArticleCompletion) { confirmation(completion) }

    func handle(intent: LatestArticleIntent, completion: @escaping ArticleCompletion) { handling(completion) }
}

extension LatestArticleIntentResponse {
    static func code(
        _ code: LatestArticleIntentResponseCode,
        _ activity: NSUserActivity? = nil
    ) -> LatestArticleIntentResponse {
        LatestArticleIntentResponse(code: code, userActivity: activity)
    }
}

// Unchecked: it is an enum without values, of another module.
extension LatestArticleIntentResponseCode: @unchecked Sendable {}
