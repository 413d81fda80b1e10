import Foundation
import Synchronization

/// A site with one post, for trying the app without a network.
enum FixtureSite {
    /// Returns the address of the site's API. The first call starts the site.
    static func api() throws -> URL { try started.get() }

    /// Returns whether a page belongs to this site, which ends with the program.
    static func serves(_ page: URL) -> Bool {
        guard let own = address.withLock({ $0 }) else { return false }
        return (page.host, page.port) == (own.host, own.port)
    }

    /// The address of the site; `nil` before it is started.
    private static let address = Mutex<URL?>(nil)

    private static let started = Result {
        let server = try FixtureServer(answer)
        address.withLock { $0 = server.url }
        print("(no --api given: a bundled article answers)")
        return server.url.appending(path: "wp-json/wp/v2")
    }

    /// Returns the answer of the site's API to a request.
    static func answer(to path: String, from server: URL) -> [[UInt8]] {
        switch path {
        case "/wp-json/wp/v2/posts?per_page=1": FixtureServer.message(body: posts(from: server))
        case "/wp-json/wp/v2/users/1": FixtureServer.message(body: #"{"id": 1, "name": "Mira Feld"}"#)
        default: FixtureServer.message(status: "404 Not Found", body: #"{"code": "rest_no_route"}"#)
        }
    }

    private static func posts(from server: URL) -> String {
        """
        [{
          "id": 42,
          "link": "\(server)/bread-without-kneading/",
          "title": {"rendered": "Bread without kneading &#8211; a beginner&#8217;s loaf"},
          "_links": {"author": [{"href": "\(server)/wp-json/wp/v2/users/1"}]}
        }]
        """
    }
}
