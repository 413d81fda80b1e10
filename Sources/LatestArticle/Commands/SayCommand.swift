import Intents
import IntentsHost

/// The command that says a phrase to Siri.
struct SayCommand: Command {
    var phrase: String

    func run(in app: App) async throws {
        do {
            _ = try await app.answer(phrase: phrase)
        } catch let error as IntentPhraseError {
            try await explain(app)
            throw error
        }
    }

    /// Prints the phrases that the user can say, and the shortcut that the user can add.
    @MainActor
    private func explain(_ app: App) async throws {
        let examples = app.host.configuration.vocabulary.examples.flatMap(\.phrases)
        let phrases = try await app.system.voiceShortcuts().map(\.invocationPhrase) + examples
        print("You can say:")
        for phrase in phrases { print("  \(TerminalText(phrase))") }
        print("You can add:")
        print("  \(App.intent.intentDescription ?? "the latest article")")
        print("  latest-article shortcuts add \"\(TerminalText(App.intent.suggestedInvocationPhrase ?? phrase))\"")
    }
}
