import Intents
import LatestArticleIntents

/// The extension that provides the handlers of the app's intents.
final class IntentHandler: INExtension {
    private let service: ArticleService

    init(service: ArticleService) {
        self.service = service
        super.init()
    }

    override func handler(for intent: INIntent) -> Any? {
        switch intent {
        case is LatestArticleIntent: LatestArticleHandler(service: service)
        case is INStartWorkoutIntent: ReadingWalk(service: service)
        default: nil
        }
    }
}

/// A handler that fetches the latest article, and passes its address to the app.
final class LatestArticleHandler: NSObject, LatestArticleIntentHandling {
    private let service: ArticleService

    init(service: ArticleService) {
        self.service = service
    }

    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        do {
            let article = try await service.newestArticle()
            let response = LatestArticleIntentResponse.success(articleTitle: article.title)
            response.userActivity = .reading(article)
            return response
        } catch {
            log("latest article: \(error)")
            return LatestArticleIntentResponse(code: .failure, userActivity: nil)
        }
    }
}

extension NSUserActivity {
    /// The type of the activity of reading an article.
    static let readingType = "org.example.latest-article.reading"

    /// Returns the activity of reading an article, with which the app opens the article's page.
    static func reading(_ article: Article) -> NSUserActivity {
        let activity = NSUserActivity(activityType: readingType)
        activity.title = article.title
        activity.webpageURL = article.link
        return activity
    }
}
