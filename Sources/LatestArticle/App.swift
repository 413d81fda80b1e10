import Foundation
import Intents
import IntentsHost
import LatestArticleIntents

/// The objects that all commands share: the site, the intent, and the stand-ins for Siri.
@MainActor
struct App {
    /// The site.
    let service: ArticleService
    /// The data that Siri stores for this app.
    let system: SQLiteIntentSystem
    /// The host that runs intents.
    let host: IntentHost
    /// Whether the steps of a run are shown.
    private let showsTrace: Bool

    /// Sets up the app. It fetches data and opens files only when a command needs them.
    ///
    /// - Parameter showsTrace: Whether the steps of a run are written to standard error.
    init(service: ArticleService, showsTrace: Bool = false) {
        var configuration = IntentHostConfiguration(
            intents: LatestArticleDefinition.intents + [INStartWorkoutIntent.self],
            handlers: .extension(IntentHandler(service: service))
        )
        configuration.applicationIdentifier = "org.example.latest-article"
        configuration.applicationNames = ["Latest Article"]
        configuration.vocabulary = ReadingWalk.vocabulary
        configuration.continuation = IntentContinuation(Self.continues)
        self.service = service
        self.showsTrace = showsTrace
        host = IntentHost(configuration)
        system = SQLiteIntentSystem(for: configuration)
        IntentEnvironment.system = system
    }

    /// The intent, with the phrase that the app proposes.
    static var intent: LatestArticleIntent {
        let intent = LatestArticleIntent()
        intent.suggestedInvocationPhrase = "Lookup news"
        return intent
    }

    /// Returns the shortcut that people can add.
    static func shortcut() throws -> INShortcut {
        guard let shortcut = INShortcut(intent: intent) else {
            throw CommandFailure("a shortcut can't be created from the intent")
        }
        return shortcut
    }

    /// Runs the intent, and says the answer.
    ///
    /// - Throws: `SpokenFailure` if the intent fails.
    func answer() async throws -> IntentRun {
        try finished(await host.run(App.intent, in: TerminalDialogue()))
    }

    /// Runs what a phrase requests, such as a voice shortcut or a walk, and says the answer.
    ///
    /// - Throws: `IntentPhraseError` if the phrase isn't understood, and `SpokenFailure` if its intent fails.
    func answer(phrase: String) async throws -> IntentRun {
        try finished(await host.run(phrase: phrase, in: TerminalDialogue()))
    }

    private func finished(_ run: IntentRun) throws -> IntentRun {
        show(run)
        if let error = run.error { throw error }
        switch run.ending {
        case .succeeded, .inProgress, .continuedInApp: return run
        case .failed, .cancelled: throw SpokenFailure()
        }
    }

    /// Opens the app, as a tap on the card with the answer does.
    func open(after run: IntentRun) async -> IntentRun {
        let opened = await host.openApp(after: run)
        show(opened)
        return opened
    }

    private func show(_ run: IntentRun) {
        if showsTrace { log("\(run.trace)", keepsLines: true) }
    }

    /// Continues an intent in the app: opens the article's page.
    private static func continues(_ activity: NSUserActivity) -> Bool {
        guard activity.activityType == NSUserActivity.readingType, let page = activity.webpageURL else { return false }
        if FixtureSite.serves(page) {
            print("opening “\(activity.title ?? "")”; its page exists only while this program runs")
        } else {
            print("opening \(page)")
        }
        return true
    }
}

/// The failure of a command.
struct CommandFailure: LocalizedError {
    let errorDescription: String?

    init(_ description: String) {
        errorDescription = description
    }
}

/// A failure that Siri has already reported to the user.
struct SpokenFailure: Error {}
