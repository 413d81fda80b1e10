import Intents
import LatestArticleIntents

/// What the app does when a tap on the card opens it.
@MainActor
package class ArticleAppDelegate: NSObject {
    package private(set) var openedPages: [URL] = []
    package private(set) var screens: [ArticleScreen] = []

    private let api: ArticleAPI

    package init(_ api: ArticleAPI) {
        self.api = api
    }

    /// Opens the article in the browser.
    package func opensPage(continuing userActivity: NSUserActivity) -> Bool {
        guard let page = api.newestPage() else { return false }
        openedPages.append(page)
        return true
    }

    /// Shows the app's screen, unless it is shown.
    package func showsScreen(continuing userActivity: NSUserActivity) -> Bool {
        guard userActivity.interaction?.intent is LatestArticleIntent, screens.isEmpty else { return false }
        screens.append(ArticleScreen(api))
        return true
    }
}
