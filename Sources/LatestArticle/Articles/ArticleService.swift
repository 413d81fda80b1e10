import Foundation
import FoundationNetworking

/// Asks a WordPress site for its posts.
struct ArticleService: Sendable {
    /// Why there is no article.
    enum Failure: Error, Equatable {
        /// The site cannot be reached, or is too slow.
        case unreachable
        /// The site answers with a status other than success.
        case status(Int)
        /// The site answers with something else than what was asked for.
        case unreadable
        /// The site has no posts.
        case empty
    }

    /// The site's API, such as `https://example.org/wp-json/wp/v2`.
    var api: URL
    /// How long one request may take, in seconds. Siri gives a handler about ten.
    var timeout: TimeInterval = 4

    /// The newest post.
    func newestArticle() async throws(Failure) -> Article {
        var url = URLComponents(url: api.appendingPathComponent("posts"), resolvingAgainstBaseURL: true)
        url?.queryItems = [URLQueryItem(name: "per_page", value: "1")]
        guard let url = url?.url else { throw .unreachable }
        let articles = try await get([Article].self, from: url)
        guard let newest = articles.first, !newest.title.isEmpty else { throw .empty }
        return newest
    }

    /// The name of who wrote a post.
    func author(of article: Article) async throws(Failure) -> String {
        guard let author = article.author else { throw .empty }
        return try await get(Author.self, from: author).name.plainText
    }

    private func get<Answer: Decodable>(_: Answer.Type, from url: URL) async throws(Failure) -> Answer {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        guard let (data, response) = try? await session.data(for: URLRequest(url: url)) else {
            throw .unreachable
        }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw .status(status) }
        guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else { throw .unreadable }
        return answer
    }
}
