import Foundation
import Intents
import PortableForm
import TestSupport
import Testing

@testable import IntentsHost

@Suite struct DeletionTests {
    /// Donates three workouts in two groups.
    private nonisolated(nonsending) func donate(to system: SQLiteIntentSystem) async throws {
        try await system.donate(workout(.run), identifier: "a", group: "one")
        try await system.donate(workout(.swim), identifier: "b", group: "two")
        try await system.donate(workout(.cycle), identifier: "c", group: "one")
        try await system.donate(workout(.cycle), identifier: "d")
    }

    @Test("interactions are deleted by their identifiers; unknown ones do not matter")
    func identifiers() async throws {
        try await withStore { store in
            let system = store.system()
            try await donate(to: system)
            try await IntentEnvironment.withSystem(system) { try await INInteraction.delete(with: ["a", "x", "d"]) }
            #expect(try await system.identifiers() == ["b", "c"])
        }
    }

    @Test("interactions are deleted by their group")
    func group() async throws {
        try await withStore { store in
            let system = store.system()
            try await donate(to: system)
            try await IntentEnvironment.withSystem(system) { try await INInteraction.delete(with: "one") }
            #expect(try await system.identifiers() == ["b", "d"])
            try await IntentEnvironment.withSystem(system) { try await INInteraction.delete(with: "none") }
            #expect(try await system.identifiers() == ["b", "d"])
        }
    }

    @Test("deleting all leaves nothing to predict from, and keeps the user's voice shortcuts")
    func all() async throws {
        try await withStore { store in
            let system = store.system()
            try await donate(to: system)
            _ = try await system.addVoiceShortcut("Go", workout(.run))
            #expect(try await !system.predictions().isEmpty)
            try await IntentEnvironment.withSystem(system) { try await INInteraction.deleteAll() }
            #expect(try await system.donations().isEmpty)
            #expect(try await system.predictions().isEmpty)
            #expect(try await system.voiceShortcuts().count == 1)
        }
    }

    @Test("what was deleted is in none of the files any more")
    func traces() async throws {
        try await withStore { store in
            let secret = "the text that must go away"
            let system = store.system()
            for number in 0..<50 {
                let intent = EveryTypeIntent()
                intent.text = "\(secret) \(number)"
                try await system.donate(intent)
            }
            func filesHoldSecret() throws -> Bool {
                try store.folder.paths().contains { path in
                    try Data(contentsOf: store.folder.file(path)).range(of: Data(secret.utf8)) != nil
                }
            }
            #expect(try filesHoldSecret())
            try await IntentEnvironment.withSystem(system) { try await INInteraction.deleteAll() }
            #expect(try !filesHoldSecret())
        }
    }

    @Test("a deletion comes after the donations that were made before it")
    func order() async throws {
        try await withStore { store in
            let system = store.system()
            try await result { (completion: IntentCompletion<Void>) in
                for _ in 0..<50 {
                    let interaction = INInteraction(intent: LatestArticleIntent(), response: nil)
                    system.donate(interaction, completion: IntentCompletion { _ in })
                }
                system.deleteInteractions(.all, completion: completion)
            }
            #expect(try await system.donations().isEmpty)
        }
    }
}
