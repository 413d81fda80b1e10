import Intents
import LatestArticleIntents

/// The entry of the extension that handles intents.
package class ArticleExtension: INExtension {
    private let api: ArticleAPI

    package init(_ api: ArticleAPI) {
        self.api = api
    }

    package override func handler(for intent: INIntent) -> Any {
        guard intent is LatestArticleIntent else { fatalError("unexpected intent \(intent)") }
        return ArticleHandler(api)
    }
}

/// A handler that does not complete where the site does not answer.
package class ArticleHandler: NSObject, LatestArticleIntentHandling {
    private let api: ArticleAPI

    package init(_ api: ArticleAPI) {
        self.api = api
    }

    package func confirm(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        api.newestTitle { title in
            if let title = title {
                let code: LatestArticleIntentResponseCode = title.isEmpty ? .failure : .ready
                completion(LatestArticleIntentResponse(code: code, userActivity: nil))
            }
        }
    }

    package func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        api.newestTitle { title in
            if let title = title { completion(LatestArticleIntentResponse.success(articleTitle: title)) }
        }
    }
}
