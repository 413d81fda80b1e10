import Foundation

/// An error in the arguments.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A command of the app.
protocol Command: Sendable {
    @MainActor func run(in app: App) async throws
}

/// A command with its site and options.
struct Invocation {
    var command: any Command
    var service: ArticleService
    /// Whether the steps of a run are shown.
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
            throw UsageError("'\(text)' isn't the address of an API; use one like https://example.org/wp-json/wp/v2")
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
        case let word?: throw UsageError("unknown command '\(word)'")
        }
    }

    static let help = """
        usage: latest-article [--api URL] [--trace] COMMAND

          say PHRASE                      say a phrase to Siri
          shortcuts add PHRASE            add a voice shortcut for the latest article
          shortcuts list                  list the voice shortcuts
          shortcuts edit PHRASE NEW       change the phrase of a voice shortcut
          shortcuts delete PHRASE         delete a voice shortcut
          donate                          donate the intent, as an app does when the user reads the article
          relevant set                    set the situations and places in which the shortcut is relevant
          relevant rank [--at TIME] [--near LATITUDE,LONGITUDE[,ACCURACY]] [--situation NAME]...
                                          rank the shortcuts at a time and place and in situations, from 1.00 down
          predictions [--at TIME]         show the shortcuts that Siri predicts for a time, from the donations
          card                            show the card with Siri's answer
          open                            tap the card, which opens the article
          help                            show this help

        URL is the address of a WordPress API, such as https://example.org/wp-json/wp/v2. The environment variable
        LATEST_ARTICLE_API sets it too. Without an address, the app uses a bundled article. Write TIME like
        2026-05-31T08:30:00Z. --trace writes the steps of a run to standard error, with times and results.

        exit codes: 0 success, 1 failure, 64 invalid arguments
        """
}

/// The command that shows the help.
private struct HelpCommand: Command {
    func run(in app: App) async throws {
        print(Invocation.help)
    }
}
