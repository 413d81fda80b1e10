import Foundation
import FoundationNetworking

/// Asks a WordPress site for its posts.
struct ArticleService: Sendable {
    /// Why there is no article.
    enum Failure: Error, Equatable {
        /// The site cannot be reached, breaks off, takes too long, or does not come to an end.
        case unreachable
        /// The site answers with a status other than success.
        case status(Int)
        /// The site answers with something else than what was asked for.
        case unreadable
        /// The site has no posts, or does not say who wrote one.
        case empty
    }

    /// The site's API, such as `https://example.org/wp-json/wp/v2`; asked for by each request.
    private let api: @Sendable () throws -> URL
    /// How long one request may take. Siri gives a handler about ten seconds.
    private let timeout: Duration

    init(api: @autoclosure @escaping @Sendable () throws -> URL, timeout: Duration = .seconds(4)) {
        self.api = api
        self.timeout = timeout
    }

    /// The newest post.
    ///
    /// - Throws: A `Failure`, as all of these do.
    func newestArticle() async throws -> Article {
        let query = [URLQueryItem(name: "per_page", value: "1")]
        let articles = try await get([Article].self, from: api().appending(path: "posts").appending(queryItems: query))
        guard let newest = articles.first, !newest.title.isEmpty else { throw Failure.empty }
        return newest
    }

    /// The name of who wrote a post.
    func author(of article: Article) async throws -> String {
        guard let author = article.author else { throw Failure.empty }
        return try await get(Author.self, from: author).name.plainText
    }

    private func get<Answer: Decodable>(_: Answer.Type, from url: URL) async throws -> Answer {
        guard let (data, response) = try? await Download().resource(at: url, within: timeout) else {
            throw Failure.unreachable
        }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard (200..<300).contains(status) else { throw Failure.status(status) }
        guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else { throw Failure.unreadable }
        return answer
    }
}

extension ArticleService.Failure: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreachable: "the site cannot be reached, or does not answer in time"
        case .status(let status): "the site answers with the status \(status)"
        case .unreadable: "the site does not answer as the API of WordPress does"
        case .empty: "the site has no article"
        }
    }
}
