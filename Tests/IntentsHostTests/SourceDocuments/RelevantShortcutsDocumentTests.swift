import Foundation
import Intents
import PortableForm
import TestSupport
import Testing

@testable import IntentsHost

/// The steps of Apple's article on relevant shortcuts for the Siri watch face, each with what must come of it.
@Suite struct RelevantShortcutsDocumentTests {
    private let gym = CLLocationCoordinate2D(latitude: 37.336_971, longitude: -122.013_050)

    /// The article's region: its radius is 10 cm.
    private var gymHint: INLocationRelevanceProvider {
        INLocationRelevanceProvider(region: CLCircularRegion(center: gym, radius: 0.1, identifier: "Fitness Center"))
    }

    private func relevantShortcut(_ kind: WorkoutKind, _ hints: INRelevanceProvider...) throws -> INRelevantShortcut {
        let shortcut = INRelevantShortcut(shortcut: try #require(INShortcut(intent: workout(kind))))
        shortcut.relevanceProviders = hints
        return shortcut
    }

    /// Stores relevant shortcuts as an app does.
    private nonisolated(nonsending) func set(
        _ shortcuts: [INRelevantShortcut],
        in system: SQLiteIntentSystem
    ) async throws {
        try await IntentEnvironment.withSystem(system) {
            try await INRelevantShortcutStore.default.setRelevantShortcuts(shortcuts)
        }
    }

    private func context(at place: CLLocationCoordinate2D) -> RelevanceContext {
        RelevanceContext(place: .init(place, accuracy: 10))
    }

    @Test("create: a valid intent gives a shortcut, whose role is action unless the app says otherwise")
    func create() throws {
        let shortcut = try relevantShortcut(.run)
        #expect(shortcut.shortcut == .intent(workout(.run)))
        #expect(shortcut.shortcutRole == .action)
        #expect(shortcut.relevanceProviders.isEmpty)
        shortcut.shortcutRole = .information
        #expect(shortcut.shortcutRole == .information)
    }

    @Test("create: an intent that is not valid gives no shortcut")
    func createInvalid() {
        let system = SQLiteIntentSystem.inMemory(intents: TestStore.intents)
        let isShortcut = IntentEnvironment.withSystem(system) { INShortcut(intent: StartWorkoutIntent()) != nil }
        #expect(!isShortcut)
    }

    @Test("add providers: a workout at the gym is suggested to who arrives there, and to nobody far away")
    func addProviders() async throws {
        try await withStore { store in
            let system = store.system()
            try await set([relevantShortcut(.swim), relevantShortcut(.run, gymHint)], in: system)
            let ranking = try await system.rankedRelevantShortcuts(in: context(at: gym))
            #expect(ranking.items.first?.shortcut.shortcut == .intent(workout(.run)))
            #expect(ranking.items.first?.reasons.map(\.description) == ["at 'Fitness Center' (1.00)"])
            let elsewhere = CLLocationCoordinate2D(latitude: 37.4, longitude: -122)
            let farAway = try await system.rankedRelevantShortcuts(in: context(at: elsewhere))
            #expect(farAway.items.map(\.score) == [0, 0])
        }
    }

    @Test("add providers: that the article's region is smaller than any fix tells is reported")
    func tinyRegion() async throws {
        try await withStore { store in
            try await set([relevantShortcut(.run, gymHint)], in: store.system())
            #expect(store.reports.count == 1)
            #expect(store.reports.first?.contains("'Fitness Center' with a radius of 0.1 m") == true)
        }
    }

    @Test("add providers: evening beside 8 p.m. is reported; as two shortcuts each counts for itself")
    func eveningAndEight() async throws {
        try await withStore { store in
            let system = store.system()
            let eight = try #require(ISO8601DateFormatter().date(from: "2026-01-08T20:00:00Z"))
            let date = INDateRelevanceProvider(start: eight, end: nil)
            let evening = INDailyRoutineRelevanceProvider(situation: .evening)
            try await set([relevantShortcut(.run, evening, date)], in: system)
            #expect(store.reports.count == 1)

            try await set([relevantShortcut(.run, evening), relevantShortcut(.swim, date)], in: system)
            #expect(store.reports.count == 1)
            let late = RelevanceContext(date: eight + 3 * 3_600, timeZone: .gmt)
            let ranking = try await system.rankedRelevantShortcuts(in: late)
            #expect(ranking.items.map(\.shortcut.shortcut) == [.intent(workout(.run)), .intent(workout(.swim))])
            #expect(ranking.items.map { $0.score > 0.9 } == [true, false])
            #expect(ranking.warnings.isEmpty)
        }
    }

    @Test("add providers: several locations on one shortcut are reported; on a shortcut each they are not")
    func severalLocations() async throws {
        try await withStore { store in
            let pool = CLCircularRegion(center: gym, radius: 100, identifier: "Pool")
            let track = CLCircularRegion(center: gym, radius: 200, identifier: "Track")
            let hints = [pool, track].map(INLocationRelevanceProvider.init(region:))
            try await set([relevantShortcut(.swim, hints[0], hints[1])], in: store.system())
            #expect(store.reports == ["relevant shortcut 1 has 2 locations; make a relevant shortcut for each"])
            try await set([relevantShortcut(.swim, hints[0]), relevantShortcut(.run, hints[1])], in: store.system())
            #expect(store.reports.count == 1)
        }
    }

    @Test("set: the handler receives no error, on a background thread, once the list is stored")
    func setWithHandler() async throws {
        try await withStore { store in
            let log = CompletionLog()
            let error = await IntentEnvironment.withSystem(store.system()) {
                await withCheckedContinuation { continuation in
                    INRelevantShortcutStore.default.setRelevantShortcuts([]) { error in
                        log.add(0)
                        continuation.resume(returning: error.map { "\($0)" })
                    }
                }
            }
            #expect(error == nil)
            #expect(log.numbers == [0] && !log.wasOnMainThread)
        }
    }

    @Test("set: the handler receives the error where the list cannot be stored")
    func setFails() async throws {
        try await withStore { store in
            try store.folder.write("not a folder", to: "intents")
            await #expect(throws: IntentStoreError.self) { try await set([], in: store.system()) }
        }
    }

    @Test("replace: the new list takes the place of the old one, and an empty one deletes it")
    func replace() async throws {
        try await withStore { store in
            let system = store.system()
            try await set([relevantShortcut(.run), relevantShortcut(.swim)], in: system)
            try await set([relevantShortcut(.cycle)], in: system)
            #expect(try await system.relevantShortcuts().map(\.shortcut) == [.intent(workout(.cycle))])
            try await set([], in: system)
            #expect(try await system.relevantShortcuts().isEmpty)
        }
    }

    @Test("overview: of the app's list and the watch app's, the one that was set last counts")
    func companion() async throws {
        try await withStore { store in
            try await set([relevantShortcut(.run)], in: store.system())
            try await set([relevantShortcut(.swim)], in: store.system())
            #expect(try await store.system().relevantShortcuts().map(\.shortcut) == [.intent(workout(.swim))])
        }
    }
}
