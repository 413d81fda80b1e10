public import Intents

/// A problem in a list of relevant shortcuts that Apple advises against. Its effect is defined here, but not on a
/// device.
public struct RelevanceWarning: Hashable, Sendable {
    /// A kind of problem.
    public enum Problem: Hashable, Sendable {
        /// A shortcut has both a date and a time-based situation, morning or evening.
        case routineWithDate
        /// A shortcut has more than one location.
        case severalLocations(Int)
        /// The radius of a region, in meters, is smaller than the accuracy of the position.
        case smallRadius(identifier: String, radius: CLLocationDistance, accuracy: CLLocationAccuracy)
        /// A span of time ends before it starts.
        case reversedDates
    }

    /// The index of the shortcut in the list.
    public let index: Int
    /// The problem.
    public let problem: Problem
}

extension RelevanceWarning: CustomStringConvertible {
    /// The problem, and the way to fix it.
    public var description: String {
        let text =
            switch problem {
            case .routineWithDate:
                "combines a time-based routine with a date; create a relevant shortcut for each"
            case .severalLocations(let count):
                "has \(count) locations; create a relevant shortcut for each"
            case .smallRadius(let identifier, let radius, let accuracy):
                "has the region '\(identifier)' with a radius of \(radius) m, but a position is accurate to "
                    + "\(accuracy) m at best; use a larger radius"
            case .reversedDates:
                "has a date that ends before it starts; swap start and end"
            }
        return "relevant shortcut \(index + 1) \(text)"
    }
}
