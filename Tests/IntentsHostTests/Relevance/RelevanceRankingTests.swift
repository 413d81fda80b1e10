import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct RelevanceRankingTests {
    /// Thursday, January 8, 2026, at noon in Greenwich.
    private static let noon = Date(timeIntervalSince1970: 1_767_873_600)
    private static let gym = CLLocationCoordinate2D(latitude: 37.336_971, longitude: -122.013_050)

    private func context(
        hours: Double = 0,
        place: RelevanceContext.Place? = nil,
        situations: Set<INDailyRoutineRelevanceProvider.Situation> = []
    ) -> RelevanceContext {
        RelevanceContext(
            date: Self.noon + hours * 3_600,
            timeZone: .gmt,
            place: place,
            situations: situations
        )
    }

    private func shortcut(_ hints: INRelevanceProvider..., kind: WorkoutKind = .run) -> INRelevantShortcut {
        let shortcut = INRelevantShortcut(shortcut: .intent(workout(kind)))
        shortcut.relevanceProviders = hints
        return shortcut
    }

    private func score(_ hints: INRelevanceProvider..., in context: RelevanceContext) -> Double? {
        let shortcut = INRelevantShortcut(shortcut: .intent(workout(.run)))
        shortcut.relevanceProviders = hints
        return RelevanceRanking([shortcut], in: context).items.first?.score
    }

    /// Returns a place some meters north of the gym.
    private func place(metres: Double, accuracy: Double = 0) -> RelevanceContext.Place {
        let latitude = Self.gym.latitude + metres / 111_195
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: Self.gym.longitude)
        return RelevanceContext.Place(coordinate, accuracy: accuracy)
    }

    private func region(radius: Double) -> INLocationRelevanceProvider {
        INLocationRelevanceProvider(region: CLCircularRegion(center: Self.gym, radius: radius, identifier: "Gym"))
    }

    @Test(
        "a span of time counts fully within it, and half as much every half hour away from it",
        arguments: [(-2, 1.0 / 16), (-1, 0.25), (0, 1), (1, 1), (2, 1), (2.5, 0.5), (3, 0.25), (9, 0), (-400, 0)]
            as [(Double, Double)]
    )
    func dateSpan(hours: Double, expected: Double) throws {
        let hint = INDateRelevanceProvider(start: Self.noon, end: Self.noon + 7_200)
        let found = try #require(score(hint, in: context(hours: hours)))
        #expect(abs(found - expected) < 1e-9)
    }

    @Test(
        "a point in time counts fully for a quarter of an hour before and after it",
        arguments: [(-0.75, 0.5), (-0.25, 1), (0, 1), (0.25, 1), (0.75, 0.5), (12, 0)] as [(Double, Double)]
    )
    func datePoint(hours: Double, expected: Double) throws {
        let hint = INDateRelevanceProvider(start: Self.noon, end: nil)
        let found = try #require(score(hint, in: context(hours: hours)))
        #expect(abs(found - expected) < 1e-9)
    }

    @Test(
        "a region counts fully within it, and half as much every 200 m from its edge",
        arguments: [(0, 1), (99, 1), (300, 0.5), (500, 0.25), (5_000, 0)] as [(Double, Double)]
    )
    func region(metres: Double, expected: Double) throws {
        let found = try #require(score(region(radius: 100), in: context(place: place(metres: metres))))
        #expect(abs(found - expected) < 0.01)
    }

    @Test("a radius below any accuracy, such as 0.1 m, reaches as far as the accuracy")
    func tinyRadius() {
        #expect(score(region(radius: 0.1), in: context(place: place(metres: 30))) == 1)
        #expect(score(region(radius: 0.1), in: context(place: place(metres: 80, accuracy: 40))) == 1)
        #expect(score(region(radius: 0.1), in: context(place: place(metres: 400, accuracy: 10))) ?? 1 < 0.5)
    }

    @Test("if the position isn't known, a region scores 0, with the reason")
    func unknownPlace() {
        for place in [nil, place(metres: 0, accuracy: -1), .init(kCLLocationCoordinate2DInvalid, accuracy: 5)] {
            let ranking = RelevanceRanking([shortcut(region(radius: 100))], in: context(place: place))
            #expect(
                ranking.items.first?.reasons.map(\.description) == [
                    "the position is unknown, but may be 'Gym' (0.00)"
                ]
            )
        }
    }

    @Test(
        "a region that isn't a circle on Earth scores 0",
        arguments: [(-180, -180, 10), (.nan, 0, 10), (0, 0, .nan)] as [(Double, Double, Double)]
    )
    func unknownRegion(latitude: Double, longitude: Double, radius: Double) {
        let center = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        let region = CLCircularRegion(center: center, radius: radius, identifier: "X")
        #expect(score(INLocationRelevanceProvider(region: region), in: context(place: place(metres: 0))) == 0)
    }

    @Test(
        "a situation counts when the host says that the user is in it",
        arguments: INDailyRoutineRelevanceProvider.Situation.all
    )
    func situation(situation: INDailyRoutineRelevanceProvider.Situation) {
        let hint = INDailyRoutineRelevanceProvider(situation: situation)
        #expect(score(hint, in: context()) == 0)
        #expect(score(hint, in: context(situations: [situation])) == 1)
    }

    @Test(
        "morning and evening follow from the user's clock",
        arguments: [(-7, 1, 0), (-2, 0, 0), (8, 0, 1), (12, 0, 0)] as [(Double, Double, Double)]
    )
    func timeOfDay(hours: Double, morning: Double, evening: Double) {
        #expect(score(INDailyRoutineRelevanceProvider(situation: .morning), in: context(hours: hours)) == morning)
        #expect(score(INDailyRoutineRelevanceProvider(situation: .evening), in: context(hours: hours)) == evening)
    }

    @Test("the clock is that of the user's time zone, and its hours can be chosen")
    func clock() throws {
        var context = context()
        context.timeZone = try #require(TimeZone(secondsFromGMT: -5 * 3_600))
        let morning = shortcut(INDailyRoutineRelevanceProvider(situation: .morning))
        #expect(RelevanceRanking([morning], in: context).items.map(\.score) == [1])
        var rules = RelevanceRules()
        rules.morning = 4..<6
        #expect(RelevanceRanking([morning], in: context, rules: rules).items.map(\.score) == [0])
    }

    @Test("hints are alternatives: the best counts, and each gives its reason")
    func alternatives() throws {
        let hints = shortcut(
            INDailyRoutineRelevanceProvider(situation: .home),
            INDateRelevanceProvider(start: Self.noon + 3_600, end: Self.noon + 7_200),
            region(radius: 100)
        )
        let ranking = RelevanceRanking([hints], in: context(place: place(metres: 300)))
        let item = try #require(ranking.items.first)
        #expect(item.reasons.map(\.score).max() == item.score)
        #expect(
            item.reasons.map(\.description) == [
                "the situation isn't 'home' (0.00)", "60 min before its time (0.25)", "200 m from 'Gym' (0.50)",
            ]
        )
    }

    @Test("the most relevant come first, equal ones in the order in which they were set, regardless of their role")
    func order() {
        let information = shortcut(INDailyRoutineRelevanceProvider(situation: .gym), kind: .cycle)
        information.shortcutRole = .information
        let list = [
            shortcut(INDailyRoutineRelevanceProvider(situation: .home)),
            shortcut(INDateRelevanceProvider(start: Self.noon + 4_500, end: nil)),
            information,
            shortcut(INDailyRoutineRelevanceProvider(situation: .gym), kind: .swim),
            shortcut(INDailyRoutineRelevanceProvider(situation: .work)),
        ]
        let ranking = RelevanceRanking(list, in: context(situations: [.gym]))
        #expect(ranking.items.map(\.index) == [2, 3, 1, 0, 4])
        #expect(ranking.items.map(\.score) == [1, 1, 0.25, 0, 0])
    }

    @Test("a shortcut without hints has the score of the prediction that it fits")
    func habits() {
        let action = DonatedAction(
            shortcut: .intent(workout(.swim, minutes: 30)),
            moments: (1...6).map { .init(date: Self.noon - Double($0) * 86_400, secondsFromGMT: 0) }
        )
        let predictions = Predictor().predictions(from: [action], at: Self.noon, in: .gmt)
        let list = [shortcut(kind: .run), shortcut(kind: .swim)]
        let ranking = RelevanceRanking(list, in: context(), predictions: predictions)
        #expect(ranking.items.map(\.index) == [1, 0])
        #expect(ranking.items.map { $0.score > 0 } == [true, false])
        #expect(RelevanceRanking(list, in: context()).items.map(\.score) == [0, 0])
    }
}
