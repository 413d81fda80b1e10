import Intents
import IntentsHost
import IntentsUI
import LatestArticleIntents
import SwiftFiveClient
import Testing

extension ArticleTutorial {
    @Suite("'Code': the app's screen")
    @MainActor
    struct ScreenTests {
        private let device = Device()
        private let screen: ArticleScreen
        private let events: AsyncStream<String>

        init() throws {
            screen = ArticleScreen(try site())
            let (events, log) = AsyncStream.makeStream(of: String.self)
            self.events = events
            screen.watch = { log.yield($0) }
        }

        /// Waits for something to happen on the screen.
        private func event(_ prefix: String) async -> String? {
            for await event in events where event.hasPrefix(prefix) { return event }
            return nil
        }

        /// Loads the screen, and presses its button.
        private func pressButton() async -> IntentVoiceShortcutDialog? {
            await device.run {
                screen.viewDidLoad()
                screen.button.intentHostPress()
            }
            _ = await event("presents")
            return screen.dialog
        }

        /// Adds the shortcut as the user does, under a phrase.
        private func add(_ phrase: String) async throws {
            let dialog = try #require(await pressButton() as? INUIAddVoiceShortcutViewController)
            await device.run { _ = dialog.intentHostSubmit(phrase: phrase) }
            #expect(await event("added") == "added \(phrase)")
        }

        @Test("loading: the title of the newest article becomes that of the screen")
        func title() async {
            await device.run { screen.viewDidLoad() }
            #expect(await event("title") != nil)
            #expect(screen.title == ArticleTutorial.title)
        }

        @Test("loading: the intent is donated, with the phrase that the app proposes")
        func donation() async throws {
            await device.run { screen.viewDidLoad() }
            #expect(await event("donated") != nil)
            let donations = try await device.system.donations()
            #expect(donations.map { $0.intent is LatestArticleIntent } == [true])
            #expect(donations.first?.intent.suggestedInvocationPhrase == "Lookup news")
        }

        @Test("loading: what was donated is there to be made a voice shortcut, in the settings too")
        func prediction() async throws {
            await device.run { screen.viewDidLoad() }
            _ = await event("donated")
            let predictions = try await device.system.predictions()
            #expect(predictions.map { $0.shortcut.intent is LatestArticleIntent } == [true])
        }

        @Test("the button: it leads to a dialog with the phrase that the app proposes")
        func button() async throws {
            #expect(screen.button.style == .blackOutline)
            let dialog = try #require(await pressButton() as? INUIAddVoiceShortcutViewController)
            #expect(dialog.intentHostShortcut.intent is LatestArticleIntent)
            #expect(dialog.intentHostSuggestedPhrase == "Lookup news")
        }

        @Test("adding: the user can take any phrase, and the screen dismisses the dialog")
        func adding() async throws {
            try await add("What is new?")
            #expect(screen.dialog == nil)
            #expect(try await device.system.voiceShortcuts().map(\.invocationPhrase) == ["What is new?"])
        }

        @Test("adding: the user can leave the dialog, and nothing is added")
        func cancelling() async throws {
            let dialog = try #require(await pressButton() as? INUIAddVoiceShortcutViewController)
            dialog.intentHostCancel()
            #expect(await event("cancelled") != nil)
            #expect(screen.dialog == nil)
            #expect(try await device.system.voiceShortcuts().isEmpty)
        }

        @Test("editing: the button of an added shortcut leads to a dialog that gives it another phrase")
        func editing() async throws {
            try await add("Lookup news")
            let dialog = try #require(await pressButton() as? INUIEditVoiceShortcutViewController)
            await device.run { _ = dialog.intentHostSubmit(phrase: "Read") }
            #expect(await event("updated") == "updated Read")
            #expect(try await device.system.voiceShortcuts().map(\.invocationPhrase) == ["Read"])
        }

        @Test("editing: the dialog deletes the shortcut")
        func deleting() async throws {
            try await add("Lookup news")
            let dialog = try #require(await pressButton() as? INUIEditVoiceShortcutViewController)
            await device.run { _ = dialog.intentHostDelete() }
            #expect(await event("deleted") != nil)
            #expect(try await device.system.voiceShortcuts().isEmpty)
        }

        @Test("editing: the user can leave the dialog, and nothing changes")
        func cancellingEdit() async throws {
            try await add("Lookup news")
            let dialog = try #require(await pressButton() as? INUIEditVoiceShortcutViewController)
            dialog.intentHostCancel()
            #expect(await event("cancelled") != nil)
            #expect(try await device.system.voiceShortcuts().map(\.invocationPhrase) == ["Lookup news"])
        }
    }
}
