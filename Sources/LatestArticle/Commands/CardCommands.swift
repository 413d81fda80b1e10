import Intents
import IntentsHost
import IntentsUI

/// Shows the card beside Siri's answer.
struct CardCommand: Command {
    func run(in app: App) async throws {
        guard let interaction = try await app.answer().interaction else { throw CommandFailure("nothing to show") }
        let card = ArticleCard(service: app.service) { print("| \($0)") }
        var isShown = false
        card.configureView(for: [], of: interaction, interactiveBehavior: .launch, context: .siriSnippet) {
            shown,
            _,
            _ in
            isShown = shown
        }
        guard isShown else { throw CommandFailure("the card shows nothing") }
        await card.loading?.value
    }
}

/// Taps the card: the app opens with the activity of the answer.
struct OpenCommand: Command {
    func run(in app: App) async throws {
        let run = await app.open(after: try await app.answer())
        guard run.ending == .continuedInApp else { throw CommandFailure("the app does not open the article") }
    }
}
