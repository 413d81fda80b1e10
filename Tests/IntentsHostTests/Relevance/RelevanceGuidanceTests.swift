import Foundation
import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite struct RelevanceGuidanceTests {
    private static var date: INDateRelevanceProvider {
        INDateRelevanceProvider(start: Date(timeIntervalSince1970: 0), end: nil)
    }

    private static func location(radius: Double) -> INLocationRelevanceProvider {
        let center = CLLocationCoordinate2D(latitude: 37.336_971, longitude: -122.013_050)
        return INLocationRelevanceProvider(region: CLCircularRegion(center: center, radius: radius, identifier: "Gym"))
    }

    private static func routine(
        _ situation: INDailyRoutineRelevanceProvider.Situation
    ) -> INDailyRoutineRelevanceProvider {
        INDailyRoutineRelevanceProvider(situation: situation)
    }

    private func texts(_ hints: [INRelevanceProvider], accuracy: Double? = nil) -> [String] {
        let shortcut = INRelevantShortcut(shortcut: .intent(LatestArticleIntent()))
        shortcut.relevanceProviders = hints
        return RelevanceGuidance.warnings(for: [shortcut], accuracy: accuracy).map(\.description)
    }

    @Test(
        "a time-based routine beside a date is warned of",
        arguments: [INDailyRoutineRelevanceProvider.Situation.morning, .evening]
    )
    func routineWithDate(situation: INDailyRoutineRelevanceProvider.Situation) {
        #expect(
            texts([Self.date, Self.routine(situation)]) == [
                "relevant shortcut 1 combines a time-based routine with a date; create a relevant shortcut for each"
            ]
        )
    }

    @Test("a routine that is not about time may stand beside a date")
    func otherRoutine() {
        for situation in INDailyRoutineRelevanceProvider.Situation.all where situation.rawValue > 1 {
            #expect(texts([Self.date, Self.routine(situation)]).isEmpty)
        }
        #expect(texts([Self.routine(.morning), Self.routine(.evening)]).isEmpty)
    }

    @Test("several locations are warned of")
    func locations() {
        #expect(
            texts([Self.location(radius: 100), Self.location(radius: 200)]) == [
                "relevant shortcut 1 has 2 locations; create a relevant shortcut for each"
            ]
        )
        #expect(texts([Self.location(radius: 100), Self.date, Self.routine(.home)]).isEmpty)
    }

    @Test("a radius below the accuracy of the position is warned of, also if the accuracy isn't the best")
    func radius() {
        #expect(
            texts([Self.location(radius: 0.1)]) == [
                "relevant shortcut 1 has the region 'Gym' with a radius of 0.1 m, but a position is accurate to 5.0 m "
                    + "at best; use a larger radius"
            ]
        )
        #expect(texts([Self.location(radius: 50)]).isEmpty)
        #expect(texts([Self.location(radius: 50)], accuracy: 65).count == 1)
        #expect(texts([Self.location(radius: 5)], accuracy: 1).isEmpty)
    }

    @Test("a span of time that ends before it starts is warned of")
    func reversedDates() {
        let start = Date(timeIntervalSince1970: 10)
        #expect(texts([INDateRelevanceProvider(start: start, end: start - 1)]).count == 1)
        #expect(texts([INDateRelevanceProvider(start: start, end: start)]).isEmpty)
    }

    @Test("a ranking warns by the accuracy of its place")
    func ranking() {
        let shortcut = INRelevantShortcut(shortcut: .intent(LatestArticleIntent()))
        shortcut.relevanceProviders = [Self.location(radius: 20)]
        let place = RelevanceContext.Place(CLLocationCoordinate2D(latitude: 37, longitude: -122), accuracy: 30)
        let ranking = RelevanceRanking([shortcut], in: RelevanceContext(place: place))
        #expect(
            ranking.warnings == [
                RelevanceWarning(index: 0, problem: .smallRadius(identifier: "Gym", radius: 20, accuracy: 30))
            ]
        )
        #expect(RelevanceRanking([shortcut], in: RelevanceContext()).warnings.isEmpty)
    }
}
