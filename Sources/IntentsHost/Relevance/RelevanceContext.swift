public import Foundation
public import Intents

/// The time, place and situations of the user.
public struct RelevanceContext: Sendable {
    /// The user's position.
    public struct Place: Sendable {
        /// The coordinate.
        public var coordinate: CLLocationCoordinate2D
        /// The uncertainty of the coordinate, in meters.
        public var accuracy: CLLocationAccuracy

        /// Creates a place.
        public init(_ coordinate: CLLocationCoordinate2D, accuracy: CLLocationAccuracy) {
            self.coordinate = coordinate
            self.accuracy = accuracy
        }

        /// Whether the place is known. A negative accuracy means that it isn't.
        var isKnown: Bool { CLLocationCoordinate2DIsValid(coordinate) && accuracy >= 0 }
    }

    /// The moment.
    public var date: Date
    /// The time zone of the user's clock.
    public var timeZone: TimeZone
    /// The user's position; `nil` if it isn't known.
    public var place: Place?
    /// The user's situations, in addition to those that follow from the time of day.
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

    /// Returns all situations of the user.
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
