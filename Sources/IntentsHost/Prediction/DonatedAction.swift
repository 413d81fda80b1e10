public import Foundation
public import Intents

/// An action of the user, done once or several times.
public struct DonatedAction {
    /// A time at which the action was done.
    public struct Moment: Hashable, Sendable {
        /// The point in time.
        public let date: Date
        /// The offset of the user's clock from Greenwich Mean Time then, in seconds.
        public let secondsFromGMT: Int

        /// Creates a moment.
        public init(date: Date, secondsFromGMT: Int) {
            self.date = date
            self.secondsFromGMT = secondsFromGMT
        }
    }

    /// The action.
    public let shortcut: INShortcut
    /// The times at which it was done.
    public let moments: [Moment]

    /// Creates an action.
    public init(shortcut: INShortcut, moments: [Moment]) {
        self.shortcut = shortcut
        self.moments = moments
    }
}

extension DonatedAction.Moment {
    private static let day = 86_400.0

    private var local: TimeInterval { date.timeIntervalSince1970 + TimeInterval(secondsFromGMT) }

    /// The seconds since midnight, by the user's clock.
    var secondsOfDay: TimeInterval {
        let seconds = local.truncatingRemainder(dividingBy: Self.day)
        return seconds < 0 ? seconds + Self.day : seconds
    }

    /// The day of the week, from Monday as 0.
    var weekday: Int {
        // January 1, 1970, was a Thursday.
        let day = Int((local / Self.day).rounded(.down).truncatingRemainder(dividingBy: 7)) + 3
        return (day + 7) % 7
    }

    /// Whether the day is a Saturday or a Sunday.
    var isOnWeekend: Bool { weekday >= 5 }

    /// Returns the distance between the times of day, in seconds: half a day at most.
    func timeOfDayDistance(to other: Self) -> TimeInterval {
        let distance = abs(secondsOfDay - other.secondsOfDay)
        return min(distance, Self.day - distance)
    }
}
