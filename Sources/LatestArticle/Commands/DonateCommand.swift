import Intents
import IntentsHost

/// The command that donates the intent, so that Siri can suggest it at this time of day.
struct DonateCommand: Command {
    func run(in app: App) async throws {
        try await INInteraction(intent: App.intent, response: nil).donate()
        print("donated; so far \(try await app.system.donations().count)")
    }
}
