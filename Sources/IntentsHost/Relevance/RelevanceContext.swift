public import Foundation
public import Intents

/// When, where and in which situation the user is.
public struct RelevanceContext: Sendable {
    /// Where the user is.
    public struct Place: Sendable {
        /// The place.
        public var coordinate: CLLocationCoordinate2D
        /// How far it may be off, in metres.
        public var accuracy: CLLocationAccuracy

        /// Creates a place.
        public init(_ coordinate: CLLocationCoordinate2D, accuracy: CLLocationAccuracy) {
            self.coordinate = coordinate
            self.accuracy = accuracy
        }

        /// Whether the place is known: a negative accuracy says that it is not.
        var isKnown: Bool { CLLocationCoordinate2DIsValid(coordinate) && accuracy >= 0 }
    }

    /// The moment.
    public var date: Date
    /// The time zone of the user's clock.
    public var timeZone: TimeZone
    /// Where the user is; `nil` where that is not known.
    public var place: Place?
    /// The situations that the user is in, beside those that follow from the time of day.
    public var situations: Set<INDailyRoutineRelevanceProvider.Situation>

    /// Creates a context.
    public init(
        date: Date = Date(),
        timeZone: TimeZone = .current,
        place: Place? = nil,
        situations: Set<INDailyRoutineRelevanceProvider.Situation> = []
    ) {
        self.date = date
        self.timeZone = timeZone
        self.place = place
        self.situations = situations
    }

    /// All situations that the user is in.
    func situations(by rules: RelevanceRules) -> Set<INDailyRoutineRelevanceProvider.Situation> {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let hour = calendar.component(.hour, from: date)
        var all = situations
        if rules.morning.contains(hour) { all.insert(.morning) }
        if rules.evening.contains(hour) { all.insert(.evening) }
        return all
    }
}
