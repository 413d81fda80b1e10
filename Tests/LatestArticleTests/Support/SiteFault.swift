import Foundation
import Testing

@testable import LatestArticle

/// What can be wrong with a site.
enum SiteFault: String, CaseIterable, CustomTestStringConvertible {
    case noNetwork, notFound, serverError, webPage, brokenJSON, otherJSON, noPosts, untitled, scriptLink
    case redirectLoop, redirectToFile, hangsUp, breaksOff, otherProtocol, silence, trickle, hugeAnswer

    var testDescription: String { rawValue }

    /// What the app makes of it.
    var failure: ArticleService.Failure {
        switch self {
        case .noNetwork, .redirectLoop, .redirectToFile, .hangsUp, .breaksOff, .otherProtocol: .unreachable
        case .silence, .trickle, .hugeAnswer: .unreachable
        case .notFound: .status(404)
        case .serverError: .status(500)
        case .webPage, .brokenJSON, .otherJSON, .scriptLink: .unreadable
        case .noPosts, .untitled: .empty
        }
    }

    /// The app's view of a site with this fault.
    func service() throws -> ArticleService {
        switch self {
        // The port of a service that nothing runs any more.
        case .noNetwork: ArticleService(api: try #require(URL(string: "http://127.0.0.1:1")))
        case .silence, .trickle: ArticleService(api: try TestSite(answer).api, timeout: .milliseconds(200))
        default: try TestSite(answer).service
        }
    }

    /// The message with which the site answers, in pieces.
    func answer(to path: String, from server: URL) -> any Sequence<String> {
        switch self {
        case .noNetwork, .hangsUp: []
        case .silence: Self.endless(after: "", " ", every: 600)
        case .trickle: Self.endless(after: "HTTP/1.1 200 OK\r\n\r\n", " ", every: 0.05)
        case .hugeAnswer: FixtureServer.message(body: String(repeating: " ", count: 4_000_000) + "[]")
        case .notFound: FixtureServer.message(status: "404 Not Found", body: #"{"code": "rest_no_route"}"#)
        case .serverError: FixtureServer.message(status: "500 Internal Server Error", type: "text/html", body: "oops")
        case .webPage: FixtureServer.message(type: "text/html", body: "<!DOCTYPE html><title>Welcome</title>")
        case .brokenJSON: FixtureServer.message(body: #"[{"title": {"rendered": "Bre"#)
        case .otherJSON: FixtureServer.message(body: #"{"code": "rest_forbidden"}"#)
        case .noPosts: FixtureServer.message(body: "[]")
        case .untitled: FixtureServer.message(body: Self.post(title: " <br> ", link: "https://example.org/1"))
        case .scriptLink: FixtureServer.message(body: Self.post(title: "News", link: "javascript:alert(1)"))
        case .redirectLoop: Self.redirect(to: server.appending(path: path))
        case .redirectToFile: Self.redirect(to: URL(filePath: "/etc/hostname"))
        case .breaksOff:
            FixtureServer.message(body: Self.post(title: "News", link: "https://example.org")).map {
                String($0.dropLast())
            }
        case .otherProtocol: ["220 mail.example.org\r\n"]
        }
    }

    private static func post(title: String, link: String) -> String {
        #"[{"title": {"rendered": "\#(title)"}, "link": "\#(link)"}]"#
    }

    private static func redirect(to url: URL) -> [String] {
        FixtureServer.message(status: "302 Found", headers: ["Location: \(url.absoluteString)"])
    }

    /// A message that never ends.
    private static func endless(
        after head: String,
        _ piece: String,
        every interval: TimeInterval
    ) -> any Sequence<String> {
        sequence(first: head) { _ in
            Thread.sleep(forTimeInterval: interval)
            return piece
        }
    }
}
