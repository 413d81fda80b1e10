import Intents
import IntentsHost

/// Says a phrase to Siri.
struct SayCommand: Command {
    var phrase: String

    func run(in app: App) async throws {
        guard let match = try await app.system.shortcuts(forPhrase: phrase).best else {
            try await explain(app)
            throw CommandFailure("no voice shortcut has the phrase '\(phrase)'")
        }
        guard let intent = match.shortcut.intent else { throw CommandFailure("the shortcut has no intent") }
        _ = try await app.answer(intent)
    }

    /// Tells what can be said, and what can be added.
    @MainActor
    private func explain(_ app: App) async throws {
        let phrases = try await app.system.voiceShortcuts().map(\.invocationPhrase)
        if !phrases.isEmpty { print("You can say:") }
        for phrase in phrases { print("  \(TerminalText(phrase))") }
        print("You can add:")
        print("  \(App.intent.intentDescription ?? "the latest article")")
        print("  latest-article shortcuts add \"\(TerminalText(App.intent.suggestedInvocationPhrase ?? phrase))\"")
    }
}
