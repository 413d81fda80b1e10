import Foundation
import Testing

@testable import LatestArticle

/// A fault of a site.
enum SiteFault: String, CaseIterable, CustomTestStringConvertible {
    // The way there.
    case noNetwork, hangsUp, silence
    // Not HTTP, or hardly.
    case otherProtocol, noHead, secureProtocol, nothingButZeros, otherVersion, wordForStatus
    // The head of the answer.
    case statusLineOnly, headerWithoutEnd, endlessHeaders, endlessHeader, endlessInterimAnswers, foldedHeader
    // How the content is sent.
    case breaksOff, trickle, hugeAnswer, hugeLength, negativeLength, wordForLength, lengthBeyondNumbers, twoLengths
    case brokenChunkSize, hugeChunkSize, endlessChunks, brokenCompression, compressedBomb, unknownCompression
    // Where it leads.
    case redirectLoop, redirectToFile, redirectToMail, redirectToOldFiles, redirectToNothing, redirectToPort
    // What it says.
    case notFound, serverError, emptySuccess, webPage, brokenJSON, otherJSON, noPosts, untitled, scriptLink
    case deepJSON, invalidText, wideTextForm

    var testDescription: String { rawValue }

    /// The app's result; `nil` if it depends on how strictly the client reads.
    var failure: ArticleService.Failure? {
        switch self {
        case .noNetwork, .hangsUp, .silence: .unreachable
        case .otherProtocol, .noHead, .secureProtocol, .nothingButZeros, .otherVersion: .unreachable
        case .wordForStatus, .headerWithoutEnd, .statusLineOnly, .foldedHeader: nil
        case .endlessHeaders, .endlessHeader, .endlessInterimAnswers: .unreachable
        case .breaksOff, .trickle, .hugeAnswer, .hugeLength, .lengthBeyondNumbers: .unreachable
        case .negativeLength, .wordForLength, .twoLengths: nil
        case .brokenChunkSize, .hugeChunkSize, .endlessChunks, .brokenCompression, .compressedBomb: .unreachable
        case .unknownCompression: .unreachable
        case .redirectLoop, .redirectToFile, .redirectToMail, .redirectToOldFiles, .redirectToPort: .unreachable
        case .redirectToNothing: .status(302)
        case .notFound: .status(404)
        case .serverError: .status(500)
        case .emptySuccess, .webPage, .brokenJSON, .otherJSON, .scriptLink: .unreadable
        case .deepJSON, .invalidText: .unreadable
        case .wideTextForm: nil
        case .noPosts, .untitled: .empty
        }
    }

    /// The app's view of a site with this fault.
    func service() throws -> ArticleService {
        switch self {
        // The port of a service that nothing runs any more.
        case .noNetwork: ArticleService(api: try #require(URL(string: "http://127.0.0.1:1")))
        case .silence, .trickle, .headerWithoutEnd:
            ArticleService(api: try TestSite(answer).api, timeout: .milliseconds(200))
        default: try TestSite(answer).service
        }
    }

    /// The message with which the site answers, in pieces.
    func answer(to path: String, from server: URL) -> any Sequence<[UInt8]> {
        switch self {
        case .noNetwork, .hangsUp: []
        case .silence: Self.endless(after: "", " ", every: 600)

        case .otherProtocol: Self.raw("220 mail.example.org\r\n")
        case .noHead: Self.raw("[]")
        case .secureProtocol: [[0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28]]
        case .nothingButZeros: [[UInt8](repeating: 0, count: 5_000)]
        case .otherVersion: Self.raw("HTTP/7.5 200 OK\r\n\r\n[]")
        case .wordForStatus: Self.raw("HTTP/1.1 OK\r\n\r\n[]")

        case .statusLineOnly: Self.raw("HTTP/1.1 200 OK\r\n")
        case .headerWithoutEnd: Self.endless(after: "HTTP/1.1 200 OK\r\nContent-Type: ", "", every: 600)
        case .endlessHeaders: Self.endless(after: "HTTP/1.1 200 OK\r\n", "X-Header: value\r\n")
        case .endlessHeader: Self.endless(after: "HTTP/1.1 200 OK\r\nX-Header: ", String(repeating: "x", count: 5_000))
        case .endlessInterimAnswers: Self.endless(after: "", "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n")
        case .foldedHeader: Self.raw("HTTP/1.1 200 OK\r\n  folded\r\n: no name\r\nno colon\r\n\r\n[]")

        case .breaksOff: FixtureServer.message(body: Self.post).map { $0.dropLast() }
        case .trickle: Self.endless(after: "HTTP/1.1 200 OK\r\n\r\n", " ", every: 0.05)
        case .hugeAnswer: FixtureServer.message(body: String(repeating: " ", count: 4_000_000) + "[]")
        case .hugeLength: Self.raw("HTTP/1.1 200 OK\r\nContent-Length: 9000000000000000000\r\n\r\n[]")
        case .lengthBeyondNumbers: Self.raw("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999999\r\n\r\n[]")
        case .negativeLength: Self.raw("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n[]")
        case .wordForLength: Self.raw("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n[]")
        case .twoLengths: Self.raw("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n[]")
        case .brokenChunkSize:
            Self.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n[]\r\n0\r\n\r\n")
        case .hugeChunkSize:
            Self.raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffffff\r\n[]\r\n0\r\n\r\n")
        case .endlessChunks:
            Self.endless(
                after: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
                "1000\r\n\(String(repeating: " ", count: 4_096))\r\n"
            )
        case .brokenCompression: Self.raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n[]")
        case .compressedBomb:
            Self.raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
                + [GzipSample.repeating(UInt8(ascii: " "), blocks: 20)]
        case .unknownCompression: Self.raw("HTTP/1.1 200 OK\r\nContent-Encoding: rot13\r\n\r\n[]")

        case .redirectLoop: Self.redirect(to: server.appending(path: path).absoluteString)
        case .redirectToFile: Self.redirect(to: "file:///etc/hostname")
        case .redirectToMail: Self.redirect(to: "smtp://127.0.0.1/")
        case .redirectToOldFiles: Self.redirect(to: "ftp://127.0.0.1/")
        case .redirectToPort: Self.redirect(to: "http://127.0.0.1:1/")
        case .redirectToNothing: FixtureServer.message(status: "302 Found")

        case .notFound: FixtureServer.message(status: "404 Not Found", body: #"{"code": "rest_no_route"}"#)
        case .serverError: FixtureServer.message(status: "500 Internal Server Error", type: "text/html", body: "oops")
        case .emptySuccess: FixtureServer.message(status: "204 No Content")
        case .webPage: FixtureServer.message(type: "text/html", body: "<!DOCTYPE html><title>Welcome</title>")
        case .brokenJSON: FixtureServer.message(body: #"[{"title": {"rendered": "Bre"#)
        case .otherJSON: FixtureServer.message(body: #"{"code": "rest_forbidden"}"#)
        case .noPosts: FixtureServer.message(body: "[]")
        case .untitled: FixtureServer.message(body: Self.post(title: " <br> ", link: "https://example.org/1"))
        case .scriptLink: FixtureServer.message(body: Self.post(title: "News", link: "javascript:alert(1)"))
        case .deepJSON: FixtureServer.message(body: String(repeating: "[", count: 400_000))
        case .invalidText:
            Self.raw("HTTP/1.1 200 OK\r\n\r\n[{\"title\": {\"rendered\": \"") + [[0xFF, 0xC0]] + Self.raw("\"}}]")
        case .wideTextForm: [Array("HTTP/1.1 200 OK\r\n\r\n".utf8), [0xFE, 0xFF, 0, 0x5B, 0, 0x5D]]
        }
    }

    private static var post: String { post(title: "News", link: "https://example.org") }

    private static func post(title: String, link: String) -> String {
        #"[{"title": {"rendered": "\#(title)"}, "link": "\#(link)"}]"#
    }

    private static func raw(_ text: String) -> [[UInt8]] { [Array(text.utf8)] }

    private static func redirect(to address: String) -> [[UInt8]] {
        FixtureServer.message(status: "302 Found", headers: ["Location: \(address)"])
    }

    /// A message that never ends.
    private static func endless(
        after head: String,
        _ piece: String,
        every interval: TimeInterval = 0
    ) -> any Sequence<[UInt8]> {
        sequence(first: Array(head.utf8)) { _ in
            if interval > 0 { Thread.sleep(forTimeInterval: interval) }
            return Array(piece.utf8)
        }
    }
}
