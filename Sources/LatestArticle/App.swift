import Foundation
import Intents
import IntentsHost
import LatestArticleIntents

/// What all commands share: the site, the intent, and what stands for Siri.
@MainActor
struct App {
    /// The site's API.
    let service: ArticleService
    /// What Siri remembers for this app.
    let system: SQLiteIntentSystem
    /// Runs intents.
    let host: IntentHost

    /// Sets the app up.
    ///
    /// - Parameter api: The site's API; without one a bundled site answers.
    init(api: URL?) throws {
        if let api {
            service = ArticleService(api: api)
        } else {
            let server = try FixtureServer(FixtureSite.answer)
            service = ArticleService(api: server.url.appendingPathComponent("wp-json/wp/v2"))
            print("(no --api given: a bundled article answers)")
        }
        let service = service
        var configuration = IntentHostConfiguration(
            intents: LatestArticleDefinition.intents,
            handlers: .extension(IntentHandler(service: service))
        )
        configuration.applicationIdentifier = "org.example.latest-article"
        configuration.continuation = IntentContinuation { activity in
            guard activity.activityType == NSUserActivity.readingType, let page = activity.webpageURL else {
                return false
            }
            print("opening \(page)")
            return true
        }
        host = IntentHost(configuration)
        system = SQLiteIntentSystem(
            applicationID: configuration.applicationIdentifier,
            intents: configuration.intents
        )
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
    /// - Returns: The run, if it succeeded.
    func answer(_ intent: INIntent = App.intent) async throws -> IntentRun {
        let run = await host.run(intent, in: TerminalDialogue())
        guard run.ending == .succeeded else { throw CommandFailure(run.error.map { "\($0)" } ?? "no answer") }
        return run
    }
}

/// Why a command did not do what it is for.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
