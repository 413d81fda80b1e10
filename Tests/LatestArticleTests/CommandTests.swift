import Foundation
import TestSupport
import Testing

@testable import LatestArticle

private let note = "(no --api given: a bundled article answers)\n"
private let answer = "The latest article is “Bread without kneading – a beginner’s loaf”.\n"

@Suite("Commands of the app")
struct CommandTests {
    @Test("what the help shows goes to the standard output, and is a success")
    func help() throws {
        try withApp { app in
            let result = try app.run("help")
            #expect(result.succeeded)
            #expect(result.outputText == Invocation.help + "\n")
            #expect(result.errorText.isEmpty)
        }
    }

    @Test("wrong arguments are reported on standard error, with exit code 64")
    func usage() throws {
        try withApp { app in
            let result = try app.run("say", "lookup", "news", "now")
            #expect(result.status == 64)
            #expect(result.outputText.isEmpty)
            #expect(result.errorText.hasPrefix("error: unexpected word 'news'"))
            #expect(result.errorText.hasSuffix("\nsee 'latest-article help'\n"))
        }
    }

    @Test("voice shortcuts are added, listed, changed and deleted, and last from run to run")
    func shortcuts() throws {
        try withApp { app in
            try #expect(app.run("shortcuts", "list").outputText.hasPrefix("no voice shortcuts yet"))
            try #expect(app.run("shortcuts", "add", "Lookup news").outputText == "saved: Lookup news\n")
            try #expect(app.run("shortcuts", "add", "What’s new?").outputText == "saved: What’s new?\n")
            try #expect(app.run("shortcuts", "list").outputText == "Lookup news\nWhat’s new?\n")
            try #expect(app.run("shortcuts", "edit", "lookup  NEWS", "Read").outputText == "saved: Read\n")
            try #expect(app.run("shortcuts", "delete", "whats new").outputText == "deleted\n")
            try #expect(app.run("shortcuts", "list").outputText == "Read\n")
        }
    }

    @Test(
        "a phrase that is not there is neither changed nor deleted",
        arguments: [["edit", "x", "y"], ["delete", "x"]]
    )
    func noShortcut(arguments: [String]) throws {
        try withApp { app in
            let result = try app.run(arguments: ["shortcuts"] + arguments)
            #expect(result.status == 1)
            #expect(result.errorText == "error: no voice shortcut has the phrase 'x'; 'shortcuts list' shows them\n")
        }
    }

    @Test("a phrase needs something to hear", arguments: ["", "  ", "?!"])
    func emptyPhrase(phrase: String) throws {
        try withApp { app in
            let result = try app.run("shortcuts", "add", phrase)
            #expect(result.status == 1)
            #expect(result.errorText.hasPrefix("error: the phrase "))
        }
    }

    @Test(
        "a phrase is answered however it is written",
        arguments: ["Lookup news", "lookup news", "  LOOKUP   news.", "lookup\u{A0}news"]
    )
    func say(phrase: String) throws {
        try withApp { app in
            try app.run("shortcuts", "add", "Lookup news")
            let result = try app.run("say", phrase)
            #expect(result.succeeded)
            #expect(result.outputText == note + answer)
            #expect(result.errorText.isEmpty)
        }
    }

    @Test("an unknown phrase fails, and shows what the user can say and add")
    func sayNothing() throws {
        try withApp { app in
            let addable = """
                  Start a walk with Latest Article
                You can add:
                  Finds the newest article of the site and reads its title aloud.
                  latest-article shortcuts add "Lookup news"

                """
            let first = try app.run("say", "Lookup news")
            #expect(first.status == 1)
            #expect(first.outputText == "You can say:\n" + addable)
            #expect(first.errorText.hasPrefix("error: the phrase 'Lookup news' isn't understood: "))

            try app.run("shortcuts", "add", "Read")
            try #expect(app.run("say", "Lookup news").outputText == "You can say:\n  Read\n" + addable)
        }
    }

    @Test(
        "a spoken workout is a walk, for which the app opens the article",
        arguments: ["Start a walk with Latest Article", "latest article, start my stroll", "go for a walk"]
    )
    func walk(phrase: String) throws {
        try withApp { app in
            let result = try app.run("say", phrase)
            #expect(result.succeeded, "\(result.errorText)")
            #expect(result.outputText.hasPrefix(note + "opening “Bread without kneading – a beginner’s loaf”"))
        }
    }

    @Test("another workout isn't understood, unless the app is named")
    func otherWorkout() throws {
        try withApp { app in
            let result = try app.run("say", "go for a swim")
            #expect(result.status == 1)
            #expect(result.errorText.contains("'swim' isn't a known value of 'workoutName'"))
            #expect(result.errorText.contains("say 'stroll', 'walk', or name the app"))
            try #expect(app.run("say", "start a swim with Latest Article").status == 1)
        }
    }

    @Test("two voice shortcuts with a phrase are reported, and one answers")
    func tie() async throws {
        try await withApp { app in
            try await app.store { system in
                for phrase in ["News", "news!"] { try await system.addVoiceShortcut(phrase) }
            }
            let result = try app.run("say", "news")
            #expect(result.outputText == note + answer)
            #expect(result.errorText.contains("2 shortcuts have the phrase 'news'"))
        }
    }

    @Test("a phrase that a voice shortcut has already is refused, with the way out", arguments: ["News", " NEWS! "])
    func taken(phrase: String) throws {
        try withApp { app in
            try app.run("shortcuts", "add", "News")
            try app.run("shortcuts", "add", "Read")
            for arguments in [["add", phrase], ["edit", "Read", phrase]] {
                let result = try app.run(arguments: ["shortcuts"] + arguments)
                #expect(result.status == 1)
                #expect(
                    result.errorText == """
                        error: the voice shortcut 'News' already has this phrase; choose another, or free it with \
                        'shortcuts edit "News" NEW' or 'shortcuts delete "News"'

                        """
                )
            }
            try #expect(app.run("shortcuts", "edit", "news", "NEWS").outputText == "saved: NEWS\n")
            try #expect(app.run("shortcuts", "list").outputText == "NEWS\nRead\n")
        }
    }

    @Test("a phrase that nobody says is refused")
    func longPhrase() throws {
        try withApp { app in
            let result = try app.run("shortcuts", "add", String(repeating: "a", count: 100_000))
            #expect(result.status == 1)
            #expect(result.errorText == "error: the phrase has more than 500 characters; use a shorter one\n")
        }
    }

    @Test("a phrase looks like what it is wherever it is shown")
    func deceptivePhrase() throws {
        try withApp { app in
            let phrase = "a\u{202E}b\u{1B}[2J\nc"
            let shown = "a\\u{202E}b\\u{1B}[2J\\u{A}c"
            try #expect(app.run("shortcuts", "add", phrase).outputText == "saved: \(shown)\n")
            try #expect(app.run("shortcuts", "list").outputText == "\(shown)\n")
            try #expect(app.run("say", "x").outputText.hasPrefix("You can say:\n  \(shown)\n"))
            let taken = try app.run("shortcuts", "add", phrase).errorText
            let unknown = try app.run("shortcuts", "delete", "\u{2066}\u{7}x").errorText
            let misspelt = try app.run("sa\u{202E}y\nerror: \u{1B}").errorText
            for scalar in "\u{202E}\u{1B}\u{2066}\u{7}".unicodeScalars {
                #expect(!(taken + unknown + misspelt).unicodeScalars.contains(scalar))
            }
            #expect([taken, unknown, misspelt].map { $0.split(separator: "\n").count } == [1, 1, 2])
        }
    }

    @Test("all that a command writes is in the database alone when it is done")
    func backup() throws {
        try withTemporaryFolder { folder in
            let app = AppRunner(home: folder)
            try app.run("shortcuts", "add", "News")
            try app.run("donate")
            try app.run("say", "nothing")
            let stores = folder.file("data").appending(path: "intents")
            let files = try FileManager.default.contentsOfDirectory(atPath: stores.path)
            #expect(files == ["org.example.latest-article.sqlite"])
        }
    }

    @Test("a run shows each of its steps on the standard error if that is asked for", arguments: ["card", "open"])
    func trace(command: String) throws {
        try withApp { app in
            let result = try app.run(command, "--trace")
            let lines = result.errorText.split(separator: "\n").map { $0.replacing(/[0-9.]+ (s|ms)/) { "N \($0.1)" } }
            #expect(
                lines.prefix(6).map { $0.trimmingCharacters(in: .whitespaces) } == [
                    "LatestArticleIntent",
                    "N s  host       calls the handler 'LatestArticleHandler'",
                    "N s  handler    doesn't implement 'confirm', which counts as 'ready'",
                    "N s  handler    answers 'handle' with 'success' (N ms)",
                    "N s  Siri says  \"The latest article is “Bread without kneading – a beginner’s loaf”.\"",
                    "ended: the intent was handled",
                ]
            )
            #expect(lines.last == (command == "open" ? "ended: the app continued" : "ended: the intent was handled"))
        }
    }

    @Test("what Siri expects is shown with its reasons")
    func predictions() throws {
        try withApp { app in
            try #expect(app.run("predictions").outputText.hasPrefix("no predictions yet; 'donate' "))
            try app.run("donate")
            let lines = try app.run("predictions").outputText.split(separator: "\n")
            #expect(lines.first?.hasSuffix("  Finds the newest article of the site and reads its title aloud.") == true)
            #expect(lines.dropFirst().first == "      done 1 time (0.25)")
            try #expect(app.run("predictions", "--at", "noon").status == 64)
        }
    }

    @Test("the page of the bundled article, which ends with the program, is not shown as an address")
    func bundledPage() throws {
        try withApp { app in
            let result = try app.run("open")
            let title = "Bread without kneading – a beginner’s loaf"
            let opening = "opening “\(title)”; its page exists only while this program runs\n"
            #expect(result.outputText == note + answer + opening)
        }
    }

    @Test("each donation counts")
    func donate() throws {
        try withApp { app in
            try #expect(app.run("donate").outputText == "donated; so far 1\n")
            try #expect(app.run("donate").outputText == "donated; so far 2\n")
        }
    }

    @Test("the card shows the title, then who wrote the article")
    func card() throws {
        try withApp { app in
            let result = try app.run("card")
            let title = "Bread without kneading – a beginner’s loaf"
            #expect(result.outputText == note + answer + "| \(title)\n| \(title), by Mira Feld\n")
        }
    }

    @Test("a tap on the card opens the page of the article")
    func open() throws {
        try withApp { app in
            let site = try TestSite()
            let result = try app.run("--api", "\(site.api)", "open")
            let page = try #require(URL(string: "/bread-without-kneading/", relativeTo: site.api)).absoluteString
            #expect(result.outputText == answer + "opening \(page)\n")
        }
    }

    @Test("the setting names the site too")
    func setting() throws {
        try withApp { app in
            let site = try TestSite()
            try app.run("shortcuts", "add", "News")
            let result = try app.run("say", "News", settings: ["LATEST_ARTICLE_API": "\(site.api)"])
            #expect(result.outputText == answer)
            #expect(site.requests == ["/wp-json/wp/v2/posts?per_page=1"])
        }
    }

    @Test("the bundled article is there behind a proxy as well", arguments: ["http_proxy", "all_proxy"])
    func proxy(variable: String) throws {
        try withApp { app in
            let result = try app.run("open", settings: [variable: "http://127.0.0.1:1", "no_proxy": nil])
            #expect(result.outputText.hasPrefix(note + answer))
        }
    }

    @Test(
        "without an article the failure is said, its reason is logged, and the exit code is 1",
        arguments: ["card", "open"]
    )
    func noArticle(command: String) throws {
        try withApp { app in
            let site = try TestSite(SiteFault.notFound.answer)
            let result = try app.run("--api", "\(site.api)", command)
            #expect(result.status == 1)
            #expect(result.outputText == "The latest article could not be fetched.\n")
            #expect(result.errorText == "latest article: the site answers with status 404\n")
        }
    }

    @Test("data that can't be stored is an error, with exit code 1")
    func noStore() throws {
        try withApp { app in
            let result = try app.run("donate", settings: ["XDG_DATA_HOME": "/dev/null"])
            #expect(result.status == 1)
            #expect(result.outputText.isEmpty)
            #expect(result.errorText.hasPrefix("error: the store '/dev/null/intents/"))
        }
    }
}
