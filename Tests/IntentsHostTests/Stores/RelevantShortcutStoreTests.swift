import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct RelevantShortcutStoreTests {
    /// A shortcut with each kind of hint and every property of its look.
    private func detailed() -> INRelevantShortcut {
        let shortcut = INRelevantShortcut(shortcut: .intent(workout(.run, minutes: 20)))
        let center = CLLocationCoordinate2D(latitude: 37.336_971, longitude: -122.013_050)
        let region = CLCircularRegion(center: center, radius: 100, identifier: "Gym")
        region.notifyOnExit = false
        shortcut.relevanceProviders = [
            INDateRelevanceProvider(start: Date(timeIntervalSinceReferenceDate: 1.1), end: nil),
            INDateRelevanceProvider(start: Date(timeIntervalSinceReferenceDate: 2), end: Date.distantFuture),
            INLocationRelevanceProvider(region: region),
            INDailyRoutineRelevanceProvider(situation: .gym),
        ]
        shortcut.shortcutRole = .information
        shortcut.widgetKind = "kind"
        let card = INDefaultCardTemplate(title: "Run")
        card.subtitle = "20 minutes"
        card.image = INImage(url: URL(fileURLWithPath: "/a.png"), width: 10, height: 20)
        shortcut.watchTemplate = card
        return shortcut
    }

    private func plain(_ kind: WorkoutKind) -> INRelevantShortcut {
        INRelevantShortcut(shortcut: .intent(workout(kind)))
    }

    @Test("a relevant shortcut reads back with its hints, role and card")
    func readBack() async throws {
        try await withStore { store in
            try await store.system().setRelevant([detailed()])
            #expect(try await store.system().relevantShortcuts() == [detailed()])
        }
    }

    @Test("the list that was set last replaces all, whichever process set it")
    func latestWins() async throws {
        try await withStore { store in
            let (app, watchApp) = (store.system(), store.system())
            try await app.setRelevant([plain(.run), plain(.swim)])
            try await watchApp.setRelevant([plain(.cycle)])
            #expect(try await app.relevantShortcuts() == [plain(.cycle)])
            try await app.setRelevant([plain(.swim), plain(.run)])
            #expect(try await watchApp.relevantShortcuts() == [plain(.swim), plain(.run)])
        }
    }

    @Test("an empty list deletes all")
    func cleared() async throws {
        try await withStore { store in
            let system = store.system()
            try await system.setRelevant([plain(.run)])
            try await system.setRelevant([])
            #expect(try await system.relevantShortcuts().isEmpty)
        }
    }

    @Test("a list that can't be stored keeps the one before")
    func refused() async throws {
        try await withStore { store in
            let system = store.system(intents: StartWorkoutDefinition.intents)
            try await system.setRelevant([plain(.run)])
            let stranger = INRelevantShortcut(shortcut: .intent(LatestArticleIntent()))
            await #expect(throws: IntentStoreError.self) { try await system.setRelevant([plain(.swim), stranger]) }
            #expect(try await system.relevantShortcuts() == [plain(.run)])
        }
    }

    @Test("what Apple advises against is reported and stored")
    func reported() async throws {
        try await withStore { store in
            let shortcut = plain(.run)
            shortcut.relevanceProviders = [
                INDailyRoutineRelevanceProvider(situation: .evening),
                INDateRelevanceProvider(start: Date(timeIntervalSinceReferenceDate: 0), end: nil),
            ]
            let system = store.system()
            try await system.setRelevant([plain(.swim), shortcut])
            #expect(
                store.reports == [
                    "relevant shortcut 2 combines a time-based routine with a date; create a relevant shortcut for each"
                ]
            )
            #expect(try await system.relevantShortcuts().count == 2)
        }
    }

    @Test("a store in memory works like one in a file, and is lost with its system")
    func memory() async throws {
        let system = SQLiteIntentSystem.inMemory(intents: TestStore.intents)
        try await system.setRelevant([detailed()])
        try await system.donate(workout(.run), identifier: "a")
        #expect(try await system.relevantShortcuts() == [detailed()])
        #expect(try await system.identifiers() == ["a"])
        #expect(try await SQLiteIntentSystem.inMemory(intents: TestStore.intents).donations().isEmpty)
    }
}
