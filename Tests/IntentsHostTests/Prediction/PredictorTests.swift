import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct PredictorTests {
    /// Thursday, January 8, 2026, at noon in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_767_873_600)

    /// Returns an action at noon some days ago, moved by some hours.
    private func action(_ intent: INIntent, days: [Double], hours: Double = 0) -> DonatedAction {
        DonatedAction(
            shortcut: .intent(intent),
            moments: days.map { days in
                .init(date: Self.noon - days * 86_400 + hours * 3_600, secondsFromGMT: 0)
            }
        )
    }

    private func predictions(_ actions: DonatedAction..., at date: Date = noon) -> [Prediction] {
        Predictor().predictions(from: actions, at: date, in: .gmt)
    }

    @Test("a donation shows a pattern for each combination that it fills; others are not made up")
    func combinations() {
        let shown = predictions(
            action(workout(.run, minutes: 30), days: [7]),
            action(workout(.run, minutes: 20), days: [14])
        )
        #expect(
            shown.map(\.combination?.parameters) == [["kind"], ["kind", "minutes"], ["kind", "minutes"]]
        )
        #expect(predictions(action(StartWorkoutIntent(), days: [7])).isEmpty == true)
    }

    @Test("a prediction's intent has the values of its combination only")
    func values() {
        let intent = workout(.run, minutes: 30)
        intent.equipment = Equipment(identifier: "e", display: "Shoes")
        intent.suggestedInvocationPhrase = "Run"
        let shown = predictions(action(intent, days: [7]), action(workout(.run), days: [14]))
        #expect(shown.map(\.shortcut) == [.intent(workout(.run)), .intent(workout(.run, minutes: 30))])
        #expect(shown.map(\.shortcut.intent?.suggestedInvocationPhrase) == ["Run", "Run"])
    }

    @Test("of patterns that the same donations show, the most specific is predicted")
    func specific() {
        let shown = predictions(action(workout(.run, minutes: 30), days: [7, 14, 21]))
        #expect(shown.map(\.combination?.parameters) == [["kind", "minutes"]])
    }

    @Test("what is done more often is likelier")
    func frequency() {
        let shown = predictions(
            action(workout(.swim), days: [7]),
            action(workout(.run), days: [7, 14, 21]),
            action(workout(.cycle), days: [7, 14])
        )
        #expect(shown.map(\.shortcut) == [.intent(workout(.run)), .intent(workout(.cycle)), .intent(workout(.swim))])
    }

    @Test("what was done more recently is likelier")
    func recency() {
        let shown = predictions(
            action(workout(.swim), days: [70, 77]),
            action(workout(.run), days: [7, 14])
        )
        #expect(shown.map(\.shortcut) == [.intent(workout(.run)), .intent(workout(.swim))])
    }

    @Test("what is done at this time of day is likelier, across midnight too")
    func timeOfDay() {
        let early = action(workout(.swim), days: [7, 14], hours: -11.75)
        let midday = action(workout(.run), days: [7, 14])
        #expect(predictions(early, midday).first?.shortcut == .intent(workout(.run)))
        let beforeMidnight = Self.noon + 11.9 * 3_600
        #expect(predictions(early, midday, at: beforeMidnight).first?.shortcut == .intent(workout(.swim)))
    }

    @Test("what is done on this day of the week is likelier, then on days like it")
    func weekday() {
        let thursdays = action(workout(.run), days: [7, 14])
        let mondays = action(workout(.swim), days: [3, 10])
        let saturdays = action(workout(.cycle), days: [5, 12])
        let shown = predictions(saturdays, mondays, thursdays)
        #expect(shown.map(\.shortcut) == [.intent(workout(.run)), .intent(workout(.swim)), .intent(workout(.cycle))])
    }

    @Test("the user's clock at the time of the donation counts, not Greenwich's")
    func timeZones() throws {
        // Eight in the morning, in the user's time zone each time.
        let moments = [0, 3_600, -8 * 3_600].map { offset in
            DonatedAction.Moment(date: Self.noon - 4 * 3_600 - Double(offset) - 86_400, secondsFromGMT: offset)
        }
        #expect(moments.allSatisfy { $0.secondsOfDay == 8 * 3_600 && $0.weekday == 2 })
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let action = DonatedAction(shortcut: .intent(workout(.run)), moments: moments)
        let eightInTokyo = Self.noon + 11 * 3_600
        let shown = Predictor().predictions(from: [action], at: eightInTokyo, in: tokyo)
        #expect(shown.first?.reasons.contains { $0.cue == .timeOfDay(near: 3, donations: 3) && $0.factor == 1 } == true)
    }

    @Test(
        "days of the week are right before and after 1970",
        arguments: [(-4, 6), (-3, 0), (-1, 2), (0, 3), (1, 4), (20_461, 3)]
    )
    func weekdays(day: Int, weekday: Int) {
        let moment = DonatedAction.Moment(
            date: Date(timeIntervalSince1970: Double(day) * 86_400 + 1),
            secondsFromGMT: 0
        )
        #expect(moment.weekday == weekday)
        #expect(moment.secondsOfDay == 1)
    }

    @Test("what runs in the background is suggested before what opens the app")
    func background() {
        // The combination of kind and minutes is not declared to run in the background.
        let shown = predictions(
            action(workout(.run, minutes: 30), days: [7]),
            action(workout(.swim), days: [7])
        )
        #expect(shown.map(\.shortcut) == [.intent(workout(.swim)), .intent(workout(.run, minutes: 30))])
    }

    @Test("activities are the same by their required keys; without such keys, by all")
    func activities() {
        func read(_ id: Int, time: Int, required: Set<String>?) -> DonatedAction {
            let activity = NSUserActivity(activityType: "read")
            activity.userInfo = ["id": id, "time": time]
            activity.requiredUserInfoKeys = required
            return DonatedAction(
                shortcut: .userActivity(activity),
                moments: [.init(date: Self.noon - Double(time) * 86_400, secondsFromGMT: 0)]
            )
        }
        let required = predictions(read(1, time: 7, required: ["id"]), read(1, time: 14, required: ["id"]))
        #expect(required.map(\.reasons.first?.cue) == [.frequency(donations: 2)])
        #expect(predictions(read(1, time: 7, required: nil), read(1, time: 14, required: nil)).count == 2)
    }

    @Test("an activity that has expired is not predicted")
    func expired() {
        let activity = NSUserActivity(activityType: "read")
        activity.expirationDate = Self.noon
        let action = DonatedAction(
            shortcut: .userActivity(activity),
            moments: [.init(date: Self.noon - 60, secondsFromGMT: 0)]
        )
        #expect(predictions(action, at: Self.noon - 1).count == 1)
        #expect(predictions(action, at: Self.noon).isEmpty)
    }

    @Test("the score is the product of the reasons, which say what was looked at")
    func reasons() throws {
        let shown = try #require(predictions(action(workout(.run), days: [7, 14, 15])).first)
        #expect(abs(shown.score - shown.reasons.reduce(1) { $0 * $1.factor }) < 1e-12)
        #expect(
            shown.reasons.map(\.description) == [
                "done 3 times (0.50)", "last done 7 days ago (0.71)", "3 of 3 times at about this time of day (1.00)",
                "2 of 3 times on this day of the week (0.83)", "runs in the background (1.00)",
            ]
        )
    }

    @Test("the same donations give the same ranking, regardless of their order")
    func deterministic() {
        let actions = [WorkoutKind.run, .swim, .cycle].enumerated().flatMap { index, kind in
            (1...3).map { action(workout(kind, minutes: $0), days: [Double(index * 3 + $0)]) }
        }
        let expected = Predictor().predictions(from: actions, at: Self.noon, in: .gmt).map(\.description)
        for seed in 0..<20 {
            var order = actions
            order.swapAt(seed % 9, (seed * 5 + 1) % 9)
            #expect(Predictor().predictions(from: order, at: Self.noon, in: .gmt).map(\.description) == expected)
        }
    }
}
