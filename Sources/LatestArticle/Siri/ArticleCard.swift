import Intents
import IntentsUI
import LatestArticleIntents

/// The card beside Siri's answer: first the title, then, once a second request is answered, who wrote the article.
@MainActor
final class ArticleCard: NSObject, INUIHostedViewControlling {
    private let service: ArticleService
    private let show: (String) -> Void
    /// What still loads behind the card.
    private(set) var loading: Task<Void, Never>?

    /// Creates a card.
    ///
    /// - Parameter show: Puts a text in place of the one before.
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
            // The card keeps what it shows.
            log("card: \(error)")
        }
    }
}
