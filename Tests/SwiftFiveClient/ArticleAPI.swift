import Foundation
import FoundationNetworking

/// Asks a WordPress site with completion handlers, and keeps what it learns in static variables, as code of 2018 does.
///
/// Without an answer, nothing completes.
package struct ArticleAPI: Sendable {
    /// The number of the newest post.
    private static var postID = ""
    /// Where the site tells who wrote it.
    private static var authorAddress = ""

    private let site: URL

    /// Creates an API from the site's address, without a path.
    package init(site: URL) {
        self.site = site
    }

    /// Finds the title of the newest post.
    package func newestTitle(completion: @escaping (String?) -> Void) {
        load(URL(string: "/wp-json/wp/v2/posts?per_page=1", relativeTo: site)) { json in
            let post = (json as? [[String: Any]])?.first
            let title = post?["title"] as? [String: Any]
            let links = post?["_links"] as? [String: [[String: Any]]]
            ArticleAPI.postID = (post?["id"] as? Int).map(String.init) ?? ""
            ArticleAPI.authorAddress = links?["author"]?.first?["href"] as? String ?? ""
            completion(title?["rendered"] as? String)
        }
    }

    /// Finds who wrote the newest post, after its title was found.
    package func newestAuthor(completion: @escaping (String?) -> Void) {
        load(URL(string: ArticleAPI.authorAddress)) { json in
            completion((json as? [String: Any])?["name"] as? String)
        }
    }

    /// The page of the newest post, after its title was found.
    package func newestPage() -> URL? {
        ArticleAPI.postID.isEmpty ? nil : site.appendingPathComponent(ArticleAPI.postID)
    }

    private func load(_ url: URL?, completion: @escaping (Any) -> Void) {
        guard let url = url else { return }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data = data, let json = try? JSONSerialization.jsonObject(with: data) else { return }
            completion(json)
        }
        .resume()
    }
}
