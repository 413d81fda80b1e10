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

    /// Sets the app up. Nothing is fetched, and no file is opened, before a command asks for it.
    init(service: ArticleService) {
        var configuration = IntentHostConfiguration(
            intents: LatestArticleDefinition.intents,
            handlers: .extension(IntentHandler(service: service))
        )
        configuration.applicationIdentifier = "org.example.latest-article"
        configuration.continuation = IntentContinuation(Self.continues)
        self.service = service
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
        if let error = run.error { throw error }
        guard run.ending == .succeeded else { throw SpokenFailure() }
        return run
    }

    /// Continues what began with Siri: opens the article's page.
    private static func continues(_ activity: NSUserActivity) -> Bool {
        guard activity.interaction?.intent is LatestArticleIntent, let page = activity.webpageURL else { return false }
        print("opening \(page)")
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
