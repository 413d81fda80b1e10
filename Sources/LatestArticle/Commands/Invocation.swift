import Foundation

/// The arguments do not make sense.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// What a command does.
protocol Command: Sendable {
    @MainActor func run(in app: App) async throws
}

/// A command with the site that it is about.
struct Invocation {
    var command: any Command
    var service: ArticleService
    /// Whether everything that happens in a run is shown.
    var showsTrace: Bool

    init(arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        var words = Words(arguments)
        if words.askForHelp { words = Words(["help"]) }
        showsTrace = words.takeFlag("--trace")
        let setting = environment["LATEST_ARTICLE_API"].flatMap { $0.isEmpty ? nil : $0 }
        let api = try (words.takeOption("--api") ?? setting).map(Self.api)
        service = ArticleService(api: try api ?? FixtureSite.api())
        command = try Self.command(&words)
        try words.end()
    }

    private static func api(_ text: String) throws -> URL {
        guard let url = URL(string: text), url.isWebAddress else {
            throw UsageError("'\(text)' is no address of an API, such as https://example.org/wp-json/wp/v2")
        }
        return url
    }

    private static func command(_ words: inout Words) throws -> any Command {
        switch try words.take() {
        case "say": SayCommand(phrase: try words.take(the: "phrase"))
        case "shortcuts": try ShortcutsCommand(&words)
        case "donate": DonateCommand()
        case "relevant": try RelevantCommand(&words)
        case "predictions": try PredictionsCommand(&words)
        case "card": CardCommand()
        case "open": OpenCommand()
        case nil, "help": HelpCommand()
        case let word?: throw UsageError("there is no command '\(word)'")
        }
    }

    static let help = """
        usage: latest-article [--api URL] [--trace] COMMAND

          say PHRASE                      say a phrase to Siri
          shortcuts add PHRASE            add a voice shortcut for the latest article
          shortcuts list                  show the voice shortcuts
          shortcuts edit PHRASE NEW       give a voice shortcut another phrase
          shortcuts delete PHRASE         delete a voice shortcut
          donate                          tell Siri that the article was just read
          relevant set                    say when the shortcut is of use
          relevant rank [--at TIME] [--near LATITUDE,LONGITUDE[,ACCURACY]] [--situation NAME]...
                                          show what is of use at a time, a place and in situations, from 1.00 down
          predictions [--at TIME]         show what Siri expects you to do at a time, from the donations
          card                            show the card beside Siri's answer
          open                            tap the card: open the article
          help                            show this help

        URL is the API of a WordPress site, such as https://example.org/wp-json/wp/v2; the variable LATEST_ARTICLE_API
        sets it as well. Without it a bundled article answers. TIME is like 2026-05-31T08:30:00Z. --trace shows each step
        of a run on the standard error: who did what, when, and what came of it.

        exit status: 0 done, 1 not done, 64 wrong arguments
        """
}

/// Shows the help.
private struct HelpCommand: Command {
    func run(in app: App) async throws {
        print(Invocation.help)
    }
}
