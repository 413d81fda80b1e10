import Foundation
import Testing

@testable import LatestArticle

@Suite("Arguments")
struct InvocationTests {
    @Test(
        "arguments that make no sense are explained",
        arguments: [
            ("sing", "unknown command 'sing'"),
            ("say", "the phrase is missing"),
            ("say lookup news", "unexpected word 'news'; put quotation marks around a phrase of several words"),
            ("say --loud lookup", "the option '--loud' is unknown or doesn't belong here"),
            ("say lookup --at 2026-05-31T08:30:00Z", "the option '--at' is unknown or doesn't belong here"),
            ("shortcuts", "the action (add, list, edit or delete) is missing"),
            ("shortcuts rename", "unknown action 'rename'; use add, list, edit or delete"),
            ("shortcuts add", "the phrase is missing"),
            ("shortcuts edit lookup", "the new phrase is missing"),
            ("shortcuts delete", "the phrase is missing"),
            ("donate twice", "unexpected word 'twice'; put quotation marks around a phrase of several words"),
            ("relevant", "the action (set or rank) is missing"),
            ("relevant clear", "unknown action 'clear'; use set or rank"),
            ("relevant rank --at", "'--at' needs a value"),
            ("relevant rank --at --near 1,2", "'--at' needs a value"),
            ("relevant rank --at noon", "'noon' isn't a time; write it like 2026-05-31T08:30:00Z"),
            ("--api", "'--api' needs a value"), ("say --trace", "the phrase is missing"),
            ("predictions --at", "'--at' needs a value"),
            ("predictions now", "unexpected word 'now'; put quotation marks around a phrase of several words"),
        ]
    )
    func usageError(words: String, message: String) {
        let error = #expect(throws: UsageError.self) {
            try Invocation(arguments: words.split(separator: " ").map(String.init), environment: [:])
        }
        #expect(error?.description == message)
    }

    @Test(
        "an address of an API is one on the web",
        arguments: [
            "", "example.org", "ftp://example.org", "file:///etc", "http://", "http://a b/", "https:/x", "http://:80",
        ]
    )
    func badAddress(text: String) {
        let error = #expect(throws: UsageError.self) {
            try Invocation(arguments: ["--api", text, "card"], environment: [:])
        }
        #expect(error?.description.hasPrefix("'\(text)' isn't the address of an API; use one like https://") == true)
    }

    @Test(
        "a place has two coordinates on earth, and an accuracy in metres",
        arguments: [
            "", "x", "52", "52,", "91,0", "0,181", "nan,0", "52,13,-1", "52,13,inf", "52,13,nan", "52,13,5,6",
        ]
    )
    func badPlace(text: String) {
        let error = #expect(throws: UsageError.self) {
            try Invocation(arguments: ["relevant", "rank", "--near", text], environment: [:])
        }
        #expect(error?.description.hasPrefix("'\(text)' isn't a place; write it like") == true)
    }

    @Test("of an unknown situation, the known ones are listed")
    func badSituation() {
        let error = #expect(throws: UsageError.self) {
            try Invocation(arguments: ["relevant", "rank", "--situation", "party"], environment: [:])
        }
        #expect(error?.description.hasPrefix("unknown situation 'party'; use one of morning, evening, home, ") == true)
    }

    @Test(
        "the help is a command, and an option of all commands; no command asks for it too",
        arguments: [
            [], ["help"], ["help", "say"], ["--help"], ["-h"], ["say", "--help"], ["relevant", "rank", "-h"],
        ]
    )
    func help(arguments: [String]) throws {
        let invocation = try Invocation(arguments: arguments, environment: [:])
        #expect("\(type(of: invocation.command))" == "HelpCommand")
    }

    @Test("an option counts before the setting, and an empty setting for none")
    func precedence() async throws {
        let site = try TestSite { _, _ in FixtureServer.message(body: "[]") }
        let elsewhere = "http://127.0.0.1:1"
        for (arguments, setting) in [
            (["--api", "\(site.api)", "card"], elsewhere), (["card", "--api=\(site.api)"], ""),
            (["card"], "\(site.api)"),
        ] {
            let invocation = try Invocation(arguments: arguments, environment: ["LATEST_ARTICLE_API": setting])
            await #expect(throws: ArticleService.Failure.empty) { try await invocation.service.newestArticle() }
        }
        #expect(site.requests.count == 3)
    }
}
