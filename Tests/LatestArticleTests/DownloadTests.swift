import Foundation
import Synchronization
import Testing

@testable import LatestArticle

/// The article of the site in these tests.
private let post = #"[{"title": {"rendered": "News"}, "link": "https://example.org/1"}]"#

/// A form in which a site can send an answer.
enum AnswerForm: String, CaseIterable, CustomTestStringConvertible {
    case length, chunks, untilTheEnd, compressed, afterInterimAnswer, manyHeaders

    var testDescription: String { rawValue }

    /// The whole answer.
    var bytes: [UInt8] {
        let body = Array(post.utf8)
        return switch self {
        case .length: Self.head("Content-Length: \(body.count)") + body
        case .chunks:
            Self.head("Transfer-Encoding: chunked", "Trailer: X-Sum") + Self.chunk(body.prefix(20))
                + Self.chunk(body.dropFirst(20)) + Array("0\r\nX-Sum: 1\r\n\r\n".utf8)
        case .untilTheEnd: Self.head("Connection: close") + body
        case .compressed:
            Self.head("Content-Encoding: gzip", "Content-Length: \(GzipSample.stored(body).count)")
                + GzipSample.stored(body)
        case .afterInterimAnswer: Array("HTTP/1.1 100 Continue\r\n\r\n".utf8) + Self.length.bytes
        case .manyHeaders:
            Self.head("Server: site", "Date: today", "Set-Cookie: a=b; Path=/", "Content-Length: \(body.count)") + body
        }
    }

    /// The number of last bytes for which a client doesn't have to wait.
    var needlessBytes: Int { self == .chunks ? "0\r\nX-Sum: 1\r\n\r\n".utf8.count + 2 : 0 }

    private static func head(_ headers: String...) -> [UInt8] {
        Array((["HTTP/1.1 200 OK"] + headers + ["", ""]).joined(separator: "\r\n").utf8)
    }

    private static func chunk(_ bytes: some Collection<UInt8>) -> [UInt8] {
        Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
    }
}

@Suite("Loading from any server", .timeLimit(.minutes(10)))
struct DownloadTests {
    /// A site whose answer changes.
    private final class ChangingSite: Sendable {
        private final class Answer: Sendable {
            let pieces = Mutex<[[UInt8]]>([])
        }

        private let answer = Answer()
        private let site: TestSite

        init() throws {
            let answer = answer
            site = try TestSite { _, _ in answer.pieces.withLock { $0 } }
        }

        /// Returns the app's result for an answer: the title, or the reason for the failure.
        func outcome(_ pieces: [[UInt8]]) async -> Result<String, any Error> {
            answer.pieces.withLock { $0 = pieces }
            do {
                return .success(try await site.service.newestArticle().title)
            } catch {
                return .failure(error)
            }
        }
    }

    @Test("an answer in any form is read, in one piece and byte by byte", arguments: AnswerForm.allCases)
    func whole(_ form: AnswerForm) async throws {
        let site = try ChangingSite()
        for pieces in [[form.bytes], form.bytes.map { [$0] }] {
            #expect(try await site.outcome(pieces).get() == "News")
        }
    }

    @Test("an answer that is cut after any byte is a failure and nothing else", arguments: AnswerForm.allCases)
    func cut(_ form: AnswerForm) async throws {
        let site = try ChangingSite()
        let answer = form.bytes
        for end in 0..<(answer.count - form.needlessBytes) {
            let outcome = await site.outcome([Array(answer[..<end])])
            #expect(throws: ArticleService.Failure.self, "after \(end) bytes") { try outcome.get() }
        }
    }

    @Test("an answer in which any byte is another one ends well or as a failure", arguments: [0, 0x0A, 0x7F, 0xFF])
    func changed(byte: UInt8) async throws {
        let site = try ChangingSite()
        let answer = AnswerForm.chunks.bytes
        for index in answer.indices {
            var answer = answer
            answer[index] = byte
            let outcome = await site.outcome([answer])
            if case .failure(let error) = outcome { #expect(error is ArticleService.Failure, "at \(index)") }
        }
    }

    @Test("a few redirects are followed, and many are not", arguments: [(5, true), (6, false)])
    func redirects(count: Int, isFollowed: Bool) async throws {
        let site = try TestSite { path, server in
            let number = path.split(separator: "/").last.flatMap { Int($0) } ?? 0
            guard number < count else { return FixtureServer.message(body: post) }
            return FixtureServer.message(status: "302 Found", headers: ["Location: \(server)/\(number + 1)"])
        }
        let title = try? await site.service.newestArticle().title
        #expect((title != nil) == isFollowed)
        #expect(site.requests.count == 6)
    }

    @Test("the time of a request holds for all redirects together")
    func slowRedirects() async throws {
        let site = try TestSite { path, server in
            Thread.sleep(forTimeInterval: 0.3)
            return FixtureServer.message(status: "302 Found", headers: ["Location: \(server)/next"])
        }
        let service = ArticleService(api: site.api, timeout: .milliseconds(500))
        await #expect(throws: ArticleService.Failure.unreachable) { try await service.newestArticle() }
        #expect(site.requests.count <= 2)
    }

    @Test("cancelling the task ends the wait")
    func cancelled() async throws {
        let service = try SiteFault.endlessInterimAnswers.service()
        let task = Task { try await service.newestArticle() }
        task.cancel()
        let result = await task.result
        #expect(throws: (any Error).self) { try result.get() }
    }

    @Test("reading an answer that takes too long is a failure, whoever else has work to do")
    func slowWork() async throws {
        await #expect(throws: Deadline.Passed.self) {
            try await Deadline.run(within: .milliseconds(20)) { isUnwanted in
                while !isUnwanted() { Thread.sleep(forTimeInterval: 0.001) }
            }
        }
    }

    @Test("work that is done in its time gives its result, or its error")
    func work() async throws {
        #expect(try await Deadline.run(within: .seconds(600)) { _ in 1 } == 1)
        await #expect(throws: ArticleService.Failure.empty) {
            try await Deadline.run(within: .seconds(600)) { _ in throw ArticleService.Failure.empty }
        }
    }

    @Test("of many posts and many links, the first few are read")
    func manyElements() async throws {
        let links = String(repeating: #"{"href": "file:///"}, "#, count: 20_000)
        let first = """
            {"title": {"rendered": "News"}, "link": "https://example.org/1", "_links": {"author": [\(links) 1]}}
            """
        let site = try TestSite { _, _ in
            FixtureServer.message(body: "[\(first), \(String(repeating: "1, ", count: 100_000)) 1]")
        }
        let article = try await site.service.newestArticle()
        #expect(article.title == "News" && article.author == nil)
    }
}
