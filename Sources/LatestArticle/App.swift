import Foundation
import Intents
import IntentsHost
import LatestArticleIntents

/// What all commands share: the site, the intent, and what stands for Siri.
@MainActor
struct App {
    /// The site.
    let service: ArticleService
    /// What Siri remembers for this app.
    let system: SQLiteIntentSystem
    /// Runs intents.
    let host: IntentHost
    /// Whether everything that happens in a run is shown.
    private let showsTrace: Bool

    /// Sets the app up. Nothing is fetched, and no file is opened, before a command asks for it.
    ///
    /// - Parameter showsTrace: Whether everything that happens in a run is written to the standard error.
    init(service: ArticleService, showsTrace: Bool = false) {
        var configuration = IntentHostConfiguration(
            intents: LatestArticleDefinition.intents,
            handlers: .extension(IntentHandler(service: service))
        )
        configuration.applicationIdentifier = "org.example.latest-article"
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

    /// The shortcut that people can add.
    static func shortcut() throws -> INShortcut {
        guard let shortcut = INShortcut(intent: intent) else { throw CommandFailure("the intent makes no shortcut") }
        return shortcut
    }

    /// Runs the intent and says the answer.
    ///
    /// - Throws: `SpokenFailure` where there is none.
    func answer(_ intent: INIntent = App.intent) async throws -> IntentRun {
        let run = await host.run(intent, in: TerminalDialogue())
        show(run)
        if let error = run.error { throw error }
        guard run.ending == .succeeded else { throw SpokenFailure() }
        return run
    }

    /// Opens the app as a tap on the card beside the answer does.
    func open(after run: IntentRun) async -> IntentRun {
        let opened = await host.openApp(after: run)
        show(opened)
        return opened
    }

    private func show(_ run: IntentRun) {
        if showsTrace { log("\(run.trace)", keepsLines: true) }
    }

    /// Continues what began with Siri: opens the article's page.
    private static func continues(_ activity: NSUserActivity) -> Bool {
        guard activity.interaction?.intent is LatestArticleIntent, let page = activity.webpageURL else { return false }
        if FixtureSite.serves(page) {
            print("opening “\(activity.title ?? "")”; the page of the bundled article ends with this program")
        } else {
            print("opening \(page)")
        }
        return true
    }
}

/// Why a command did not do what it is for.
struct CommandFailure: LocalizedError {
    let errorDescription: String?

    init(_ description: String) {
        errorDescription = description
    }
}

/// Siri said what went wrong: there is nothing to add.
struct SpokenFailure: Error {}
