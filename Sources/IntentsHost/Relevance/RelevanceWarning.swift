public import Intents

/// Something in a list of relevant shortcuts that Apple advises against. The outcome is defined here, but not on a
/// device.
public struct RelevanceWarning: Hashable, Sendable {
    /// What the advice is about.
    public enum Problem: Hashable, Sendable {
        /// A time-based situation, morning or evening, stands beside a date.
        case routineWithDate
        /// There is more than one location.
        case severalLocations(Int)
        /// The radius of a region, in metres, is below what a fix of a position tells.
        case smallRadius(identifier: String, radius: CLLocationDistance, accuracy: CLLocationAccuracy)
        /// A span of time ends before it starts.
        case reversedDates
    }

    /// The place of the shortcut in the list.
    public let index: Int
    /// What the advice is about.
    public let problem: Problem
}

extension RelevanceWarning: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        let text =
            switch problem {
            case .routineWithDate:
                "combines a time-based routine with a date; make a relevant shortcut for each"
            case .severalLocations(let count):
                "has \(count) locations; make a relevant shortcut for each"
            case .smallRadius(let identifier, let radius, let accuracy):
                "has the region '\(identifier)' with a radius of \(radius) m, while a position is known to "
                    + "\(accuracy) m at best; make the radius larger"
            case .reversedDates:
                "has a date that ends before it starts; exchange start and end"
            }
        return "relevant shortcut \(index + 1) \(text)"
    }
}
