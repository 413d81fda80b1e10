import Foundation
import Testing

@testable import LatestArticle

@Suite("Asking a site for its posts")
struct ArticleServiceTests {
    @Test("the newest post is the only one that is asked for")
    func newest() async throws {
        let site = try TestSite()
        let article = try await site.service.newestArticle()
        #expect(article.title == "Bread without kneading – a beginner’s loaf")
        #expect(article.link.path() == "/bread-without-kneading/")
        #expect(site.requests == ["/wp-json/wp/v2/posts?per_page=1"])
    }

    @Test("a second request fetches the author")
    func author() async throws {
        let site = try TestSite()
        let article = try await site.service.newestArticle()
        #expect(try await site.service.author(of: article) == "Mira Feld")
        #expect(site.requests == ["/wp-json/wp/v2/posts?per_page=1", "/wp-json/wp/v2/users/1"])
    }

    @Test("an API's address can end in a slash, and have a query of its own")
    func address() async throws {
        let site = try TestSite { _, _ in FixtureServer.message(body: "[]") }
        for address in ["\(site.api)/", "\(site.api)?lang=de"] {
            let service = ArticleService(api: try #require(URL(string: address)), timeout: .seconds(600))
            await #expect(throws: ArticleService.Failure.empty) { try await service.newestArticle() }
        }
        #expect(site.requests == ["/wp-json/wp/v2/posts?per_page=1", "/wp-json/wp/v2/posts?lang=de&per_page=1"])
    }

    @Test("a site that has moved is found")
    func redirect() async throws {
        let site = try TestSite { path, server in
            guard path.hasPrefix("/wp-json/") else { return FixtureServer.message(body: #"{"name": "Mira"}"#) }
            return FixtureServer.message(status: "301 Moved Permanently", headers: ["Location: \(server)/new"])
        }
        let article = Article(title: "News", link: site.api, author: site.api)
        #expect(try await site.service.author(of: article) == "Mira")
        #expect(site.requests.last == "/new")
    }

    @Test("of the links to an author, one that is not on the web is not followed")
    func foreignAuthor() throws {
        let post = """
            {
              "title": {"rendered": "News"}, "link": "https://example.org/1",
              "_links": {"author": [{"href": "file:///etc/hostname"}, {"href": "https://example.org/me"}]}
            }
            """
        let article = try JSONDecoder().decode(Article.self, from: Data(post.utf8))
        #expect(article.author?.absoluteString == "https://example.org/me")
    }

    @Test("if a post doesn't have an author, no request is sent")
    func noAuthor() async throws {
        let site = try TestSite()
        let article = Article(title: "News", link: site.api, author: nil)
        await #expect(throws: ArticleService.Failure.empty) { try await site.service.author(of: article) }
        #expect(site.requests.isEmpty)
    }

    @Test(
        "HTML in titles becomes plain text on one line",
        arguments: [
            ("Bread &amp; butter", "Bread & butter"),
            ("<em>New</em>: a<br/> loaf", "New: a loaf"),
            ("a &lt;b&gt; c &#x41;&#66;", "a <b> c AB"),
            ("&unknown; &#xFFFFFFFF; & &;", "&unknown; &#xFFFFFFFF; & &;"),
            ("  two\n\tlines\u{1B}[2J ", "two lines [2J"),
            ("1 < 2", "1 < 2"),
        ]
    )
    func plainText(html: String, text: String) {
        #expect(html.plainText == text)
    }

    @Test("a title that isn't HTML at all is read in one go", arguments: ["<", "<a", "&", "&#", "> <", "\u{301}"])
    func hostileTitle(piece: String) {
        let text = String(repeating: piece, count: 200_000).plainText
        #expect(text.count <= 300)
    }

    @Test("a long title is cut, and says so")
    func longTitle() {
        #expect(String(repeating: "ab ", count: 50_000).plainText.hasSuffix("ab…"))
        let line = String(repeating: "a", count: 300)
        #expect(line.plainText == line)
        #expect((line + "a").plainText == line.dropLast() + "…")
    }

    @Test(
        "a title cannot look like another one",
        arguments: [
            ("safe\u{202E}gpj.exe", "safegpj.exe"), ("a&#8238;b&#x2066;c", "abc"), ("a&#10;b\u{2028}c", "a b c"),
            ("&#27;[2J", "[2J"), ("שלום\u{200F}!", "שלום\u{200F}!"),
        ]
    )
    func directions(html: String, text: String) {
        #expect(html.plainText == text)
    }
}
