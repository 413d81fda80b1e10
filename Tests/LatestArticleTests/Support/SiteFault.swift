import Foundation
import Testing

@testable import LatestArticle

/// What can be wrong with a site.
enum SiteFault: String, CaseIterable, CustomTestStringConvertible {
    case noNetwork, notFound, serverError, webPage, brokenJSON, otherJSON, noPosts, untitled, scriptLink
    case redirectLoop, redirectToFile, hangsUp, breaksOff, otherProtocol, silence, endlessAnswer

    var testDescription: String { rawValue }

    /// What the app makes of it.
    var failure: ArticleService.Failure {
        switch self {
        case .noNetwork, .redirectLoop, .redirectToFile, .hangsUp, .breaksOff, .otherProtocol, .silence, .endlessAnswer:
            .unreachable
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
        case .silence: ArticleService(api: try TestSite(answer).api, timeout: .milliseconds(200))
        default: try TestSite(answer).service
        }
    }

    /// The message with which the site answers.
    func answer(to path: String, from server: URL) -> String {
        switch self {
        case .noNetwork, .hangsUp: ""
        case .silence: Self.nothingForAWhile()
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
            String(FixtureServer.message(body: Self.post(title: "News", link: "https://example.org")).dropLast())
        case .endlessAnswer: FixtureServer.message(body: String(repeating: " ", count: 5_000_000) + "[]")
        case .otherProtocol: "220 mail.example.org\r\n"
        }
    }

    private static func post(title: String, link: String) -> String {
        #"[{"title": {"rendered": "\#(title)"}, "link": "\#(link)"}]"#
    }

    private static func redirect(to url: URL) -> String {
        FixtureServer.message(status: "302 Found", headers: ["Location: \(url.absoluteString)"])
    }

    /// Keeps a request waiting until after the app has given up.
    private static func nothingForAWhile() -> String {
        Thread.sleep(forTimeInterval: 600)
        return ""
    }
}
