import Dispatch
import Intents
import IntentsUI
import LatestArticleIntents

/// The card beside the answer: first the title, then who wrote the article.
package class ArticleCard: NSObject, INUIHostedViewControlling {
    package var extensionContext: NSExtensionContext?
    package private(set) var isLoading = false

    /// Is told each text that the card shows.
    package var watch: (String) -> Void = { _ in }

    private let api: ArticleAPI

    package init(_ api: ArticleAPI) {
        self.api = api
    }

    package func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard interaction.intent is LatestArticleIntent else {
            completion(false, Set(), .zero)
            return
        }
        isLoading = true
        api.newestTitle { title in
            guard let title = title else { return }
            self.show(title)
            self.api.newestAuthor { [weak self] author in
                if let author = author { self?.show("Author Name: \(author)") }
            }
        }
        let width = extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
        completion(true, parameters, CGSize(width: width, height: 300))
    }

    private func show(_ text: String) {
        DispatchQueue.main.async {
            self.isLoading = false
            self.watch(text)
        }
    }
}
