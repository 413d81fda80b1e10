import Intents
import IntentsHost
import IntentsUI

/// The command that shows the card with Siri's answer.
struct CardCommand: Command {
    func run(in app: App) async throws {
        guard let interaction = try await app.answer().interaction else {
            throw CommandFailure("the run doesn't have an interaction to show")
        }
        let card = ArticleCard(service: app.service) { print("| \($0)") }
        var isShown = false
        card.configureView(for: [], of: interaction, interactiveBehavior: .launch, context: .siriSnippet) {
            shown,
            _,
            _ in
            isShown = shown
        }
        guard isShown else { throw CommandFailure("the card doesn't show the interaction") }
        await card.loading?.value
    }
}

/// The command that taps the card: the app opens with the answer's activity.
struct OpenCommand: Command {
    func run(in app: App) async throws {
        let run = await app.open(after: try await app.answer())
        guard run.ending == .continuedInApp else { throw CommandFailure("the app doesn't open the article") }
    }
}
