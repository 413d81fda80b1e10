import Foundation

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
    /// How long one request may take, with reading its answer. Siri gives a handler about ten seconds.
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
        let url = try api().appending(path: "posts").appending(queryItems: query)
        guard let newest = try await get(FirstElement<Article>.self, from: url).value, !newest.title.isEmpty else {
            throw Failure.empty
        }
        return newest
    }

    /// The name of who wrote a post.
    func author(of article: Article) async throws -> String {
        guard let author = article.author else { throw Failure.empty }
        return try await get(Author.self, from: author).name.plainText
    }

    /// Asks for an answer and reads it, both within the time of one request.
    private func get<Answer: Decodable & Sendable>(_: Answer.Type, from url: URL) async throws -> Answer {
        do {
            return try await Deadline.run(within: timeout) { [timeout] isUnwanted in
                let resource = try Download.resource(at: url, within: timeout, unless: isUnwanted)
                guard (200..<300).contains(resource.status) else { throw Failure.status(resource.status) }
                guard let answer = try? JSONDecoder().decode(Answer.self, from: resource.body) else {
                    throw Failure.unreadable
                }
                return answer
            }
        } catch is Deadline.Passed {
            throw Failure.unreachable
        } catch is Download.Failure {
            throw Failure.unreachable
        }
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
