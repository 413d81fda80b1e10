import Foundation
import Intents
import IntentsHost
import LatestArticleIntents
import SwiftFiveClient
import Testing

@testable import LatestArticle

/// The steps of the tutorial on Siri shortcuts. They run one by one, as its app keeps what it learns in static
/// variables.
///
/// Three things that it does have no counterpart. Xcode's project and targets: a package's manifest stands for them.
/// CocoaPods with libraries for requests and JSON: the app uses Foundation. Views, storyboards and labels: the screen
/// and the card of the app tell what they show.
@Suite("The tutorial on Siri shortcuts", .serialized, .timeLimit(.minutes(5)))
enum ArticleTutorial {
    /// The title of the article of `site()`, as the site writes it.
    static let title = "Bread without kneading &#8211; a beginner&#8217;s loaf"

    /// The app's way to a site with one article.
    static func site() throws -> ArticleAPI {
        ArticleAPI(site: try FixtureServer(FixtureSite.answer).url)
    }

    /// The app's way to a site whose newest article has no title.
    static func siteWithoutTitle() throws -> ArticleAPI {
        let site = try FixtureServer { _, _ in FixtureServer.message(body: #"[{"id": 1, "title": {"rendered": ""}}]"#) }
        return ArticleAPI(site: site.url)
    }

    /// The app's way to a site that cannot be reached.
    static func noSite() throws -> ArticleAPI {
        ArticleAPI(site: try #require(URL(string: "http://127.0.0.1:1")))
    }

    /// Runs the intent with the app's extension.
    static func run(_ api: ArticleAPI, limit: Duration = .seconds(600)) async -> IntentRun {
        await host(api, limit: limit).run(LatestArticleIntent(), in: ScriptedDialogue())
    }

    /// What runs the app's extension.
    static func host(_ api: ArticleAPI, limit: Duration = .seconds(600)) -> IntentHost {
        var configuration = IntentHostConfiguration(
            intents: LatestArticleDefinition.intents,
            handlers: .extension(ArticleExtension(api))
        )
        configuration.limits = IntentLimits(each: limit)
        return IntentHost(configuration)
    }
}
