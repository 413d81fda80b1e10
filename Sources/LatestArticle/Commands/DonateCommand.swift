import Intents
import IntentsHost

/// Tells Siri that the latest article was just looked up, so that it can be suggested at such times.
struct DonateCommand: Command {
    func run(in app: App) async throws {
        try await INInteraction(intent: App.intent, response: nil).donate()
        print("donated; so far \(try await app.system.donations().count)")
    }
}
