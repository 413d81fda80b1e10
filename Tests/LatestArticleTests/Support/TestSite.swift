import Foundation
import Synchronization

@testable import LatestArticle

/// A site on the loopback interface with a test's answers, which records the requests.
struct TestSite {
    private final class Log: Sendable {
        let paths = Mutex<[String]>([])
    }

    private let log = Log()
    private let server: FixtureServer

    /// Starts a site.
    ///
    /// - Parameter answer: Returns the message that answers a request, in pieces. The default is the bundled site's.
    init(
        _ answer: @escaping @Sendable (_ path: String, _ server: URL) -> any Sequence<[UInt8]> = FixtureSite.answer
    ) throws {
        let log = log
        server = try FixtureServer { path, server in
            log.paths.withLock { $0.append(path) }
            return answer(path, server)
        }
    }

    /// The address of the site's API.
    var api: URL { server.url.appending(path: "wp-json/wp/v2") }

    /// The requested paths, in order.
    var requests: [String] { log.paths.withLock { $0 } }

    /// The app's view of the site. On a busy machine an answer can take long.
    var service: ArticleService { ArticleService(api: api, timeout: .seconds(600)) }
}
