import Foundation

/// A client for the posts of a WordPress site.
struct ArticleService: Sendable {
    /// The reason for a missing article.
    enum Failure: Error, Equatable {
        /// The site can't be reached, closes the connection, takes too long, or sends too much.
        case unreachable
        /// The site answers with a status other than success.
        case status(Int)
        /// The site's answer isn't the requested data.
        case unreadable
        /// The site doesn't have posts, or the author of a post is missing.
        case empty
    }

    /// Returns the address of the site's API, such as `https://example.org/wp-json/wp/v2`, for each request.
    private let api: @Sendable () throws -> URL
    /// The time limit of a request, including its answer. Siri gives a handler about ten seconds.
    private let timeout: Duration

    init(api: @autoclosure @escaping @Sendable () throws -> URL, timeout: Duration = .seconds(4)) {
        self.api = api
        self.timeout = timeout
    }

    /// Returns the newest post.
    ///
    /// - Throws: A `Failure`.
    func newestArticle() async throws -> Article {
        let query = [URLQueryItem(name: "per_page", value: "1")]
        let url = try api().appending(path: "posts").appending(queryItems: query)
        guard let newest = try await get(FirstElement<Article>.self, from: url).value, !newest.title.isEmpty else {
            throw Failure.empty
        }
        return newest
    }

    /// Returns the name of a post's author.
    ///
    /// - Throws: A `Failure`.
    func author(of article: Article) async throws -> String {
        guard let author = article.author else { throw Failure.empty }
        return try await get(Author.self, from: author).name.plainText
    }

    /// Sends a request and reads the answer, both within the time limit of a request.
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
        case .unreachable: "the site can't be reached or doesn't answer in time"
        case .status(let status): "the site answers with status \(status)"
        case .unreadable: "the site's answer isn't that of a WordPress API"
        case .empty: "the site doesn't have an article"
        }
    }
}
