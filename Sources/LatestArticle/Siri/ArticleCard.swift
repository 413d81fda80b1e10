import Intents
import IntentsUI
import LatestArticleIntents

/// The card with Siri's answer. It shows the title, and, after a second request, also the author.
@MainActor
final class ArticleCard: NSObject, INUIHostedViewControlling {
    private let service: ArticleService
    private let show: (String) -> Void
    /// The task that loads the card's content.
    private(set) var loading: Task<Void, Never>?

    /// Creates a card.
    ///
    /// - Parameter show: Replaces the text of the card.
    init(service: ArticleService, show: @escaping (String) -> Void) {
        self.service = service
        self.show = show
    }

    func configureView(
        for parameters: Set<INParameter>,
        of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
        guard interaction.intent is LatestArticleIntent else { return completion(false, [], .zero) }
        loading = Task { await load() }
        completion(true, parameters, CGSize(width: 320, height: 120))
    }

    private func load() async {
        do {
            let article = try await service.newestArticle()
            show(article.title)
            let author = try await service.author(of: article)
            show("\(article.title), by \(author)")
        } catch {
            // The card keeps its text.
            log("card: \(error)")
        }
    }
}
