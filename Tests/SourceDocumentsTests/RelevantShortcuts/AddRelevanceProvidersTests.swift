import Foundation
import Intents
import IntentsHost
import StartWorkoutIntents
import Testing

@Suite("Relevant shortcuts: 'Add Relevance Providers'")
struct AddRelevanceProvidersTests {
    @Test("a workout at the gym is suggested to who arrives there, and to nobody far away")
    func location() async throws {
        let device = Device()
        try await device.set(Workouts.relevantShortcut(.swim), Workouts.relevantShortcut(.run, Workouts.gymHint))
        let arriving = RelevanceContext(place: .init(Workouts.gym, accuracy: 10))
        let ranking = try await device.system.rankedRelevantShortcuts(in: arriving)
        #expect(ranking.items.first?.shortcut.shortcut == .intent(Workouts.intent(.run)))
        #expect(ranking.items.first?.reasons.map(\.description) == ["at 'Fitness Center' (1.00)"])

        let elsewhere = CLLocationCoordinate2D(latitude: 37.4, longitude: -122)
        let farAway = RelevanceContext(place: .init(elsewhere, accuracy: 10))
        #expect(try await device.system.rankedRelevantShortcuts(in: farAway).items.map(\.score) == [0, 0])
    }

    @Test("a workout for a situation is suggested in it")
    func situation() async throws {
        let device = Device()
        let hint = INDailyRoutineRelevanceProvider(situation: .gym)
        try await device.set(Workouts.relevantShortcut(.swim), Workouts.relevantShortcut(.run, hint))
        let ranking = try await device.system.rankedRelevantShortcuts(in: RelevanceContext(situations: [.gym]))
        #expect(ranking.items.first?.shortcut.shortcut == .intent(Workouts.intent(.run)))
        #expect(ranking.items.map(\.score) == [1, 0])
    }

    @Test("a workout for a date and time is suggested then")
    func date() async throws {
        let device = Device()
        let start = Date(timeIntervalSince1970: 1_780_000_000)
        let hint = INDateRelevanceProvider(start: start, end: start + 3_600)
        try await device.set(Workouts.relevantShortcut(.swim), Workouts.relevantShortcut(.run, hint))
        let during = try await device.system.rankedRelevantShortcuts(in: RelevanceContext(date: start + 600))
        #expect(during.items.map(\.score) == [1, 0])
        #expect(during.items.first?.shortcut.shortcut == .intent(Workouts.intent(.run)))
        let dayBefore = try await device.system.rankedRelevantShortcuts(in: RelevanceContext(date: start - 86_400))
        #expect(dayBefore.items.map(\.score) == [0, 0])
    }

    @Test("that the document's region is smaller than any fix tells is reported")
    func tinyRegion() async throws {
        let device = Device()
        try await device.set(Workouts.relevantShortcut(.run, Workouts.gymHint))
        #expect(device.reports.count == 1)
        #expect(device.reports.first?.contains("'Fitness Center' with a radius of 0.1 m") == true)
    }

    @Test("evening beside 8 p.m. on one shortcut is reported")
    func eveningAndEight() async throws {
        let device = Device()
        try await device.set(Workouts.relevantShortcut(.run, Self.evening, Self.eight))
        #expect(
            device.reports == [
                "relevant shortcut 1 combines a time-based routine with a date; create a relevant shortcut for each"
            ]
        )
    }

    @Test("evening and 8 p.m. on a shortcut each count each for itself")
    func eveningOrEight() async throws {
        let device = Device()
        try await device.set(
            Workouts.relevantShortcut(.run, Self.evening),
            Workouts.relevantShortcut(.swim, Self.eight)
        )
        #expect(device.reports.isEmpty)
        let late = RelevanceContext(date: Self.eight.startDate + 3 * 3_600, timeZone: .gmt)
        let ranking = try await device.system.rankedRelevantShortcuts(in: late)
        #expect(ranking.items.map(\.shortcut.shortcut.intent) == [Workouts.intent(.run), Workouts.intent(.swim)])
        #expect(ranking.items.map { $0.score > 0.9 } == [true, false])
    }

    @Test("several locations on one shortcut are reported")
    func severalLocations() async throws {
        let device = Device()
        let hints = [Workouts.location("Pool", radius: 100), Workouts.location("Track", radius: 200)]
        try await device.set(Workouts.relevantShortcut(.swim, hints[0], hints[1]))
        #expect(device.reports == ["relevant shortcut 1 has 2 locations; create a relevant shortcut for each"])
    }

    @Test("several locations on a shortcut each are fine")
    func locationEach() async throws {
        let device = Device()
        let hints = [Workouts.location("Pool", radius: 100), Workouts.location("Track", radius: 200)]
        try await device.set(Workouts.relevantShortcut(.swim, hints[0]), Workouts.relevantShortcut(.run, hints[1]))
        #expect(device.reports.isEmpty)
    }

    private static var evening: INDailyRoutineRelevanceProvider { INDailyRoutineRelevanceProvider(situation: .evening) }

    /// 8 p.m. on a day in 2026, in Greenwich.
    private static var eight: INDateRelevanceProvider {
        INDateRelevanceProvider(start: Date(timeIntervalSince1970: 1_767_902_400), end: nil)
    }
}
