import Foundation
import Intents
import IntentsHost
import LatestArticleIntents
import SwiftFiveClient
import Testing

extension ArticleTutorial {
    @Suite("'Intents' and 'run the application'")
    struct RunningTests {
        private let device = Device()

        /// Adds the shortcut in the device's settings.
        private func add(_ phrase: String) async throws {
            let shortcut = try #require(INShortcut(intent: LatestArticleIntent()))
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                device.system.addVoiceShortcut(
                    shortcut,
                    phrase: phrase,
                    completion: IntentCompletion { continuation.resume(with: $0.map { _ in }) }
                )
            }
        }

        @Test("saying the phrase handles the intent, and the answer is said")
        func phrase() async throws {
            try await add("Lookup news")
            let dialogue = ScriptedDialogue()
            let host = host(try site())
            let run = try await host.run(phrase: "lookup news", resolvedBy: device.system, in: dialogue)
            #expect(run.ending == .succeeded)
            #expect(dialogue.statements == ["The latest article is “\(ArticleTutorial.title)”."])
        }

        @Test("the settings list the shortcuts, and delete them")
        func settings() async throws {
            try await add("Lookup news")
            let center = INVoiceShortcutCenter.shared
            let added = try #require(await device.run { try await center.allVoiceShortcuts() }.first)
            #expect(added.invocationPhrase == "Lookup news")
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let completion = IntentCompletion<Void> { continuation.resume(with: $0) }
                device.system.deleteVoiceShortcut(with: added.identifier, completion: completion)
            }
            #expect(try await device.run { try await center.allVoiceShortcuts() }.isEmpty)
        }

        @Test("a donated intent is predicted at the time at which it was donated, and a click handles it")
        func prediction() async throws {
            let morning = Date(timeIntervalSince1970: 1_780_038_000)
            let interaction = INInteraction(intent: LatestArticleIntent(), response: nil)
            interaction.dateInterval = DateInterval(start: morning, duration: 0)
            try await device.run { try await interaction.donate() }
            let predictions = try await device.system.predictions(at: morning + 86_400)
            let elsewhen = try await device.system.predictions(at: morning + 86_400 + 12 * 3_600)
            let (score, lower) = try (#require(predictions.first).score, #require(elsewhen.first).score)
            #expect(score > lower)

            let intent = try #require(predictions.first?.shortcut.intent)
            let run = await host(try site()).run(intent, in: ScriptedDialogue())
            #expect(run.ending == .succeeded)
        }

        @Test("a user activity can be donated as well")
        func activity() async throws {
            let activity = NSUserActivity(activityType: "org.example.reading")
            activity.isEligibleForPrediction = true
            await device.run { activity.becomeCurrent() }
            let predictions = try await device.system.predictions()
            #expect(predictions.map { $0.shortcut.userActivity?.activityType } == ["org.example.reading"])
        }
    }
}
