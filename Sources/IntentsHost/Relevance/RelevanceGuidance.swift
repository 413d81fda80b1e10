public import Intents

/// Apple's advice on relevant shortcuts.
public enum RelevanceGuidance {
    /// The best accuracy of a position, in meters: outdoors and under a clear sky.
    public static let bestAccuracy: CLLocationAccuracy = 5

    /// Returns warnings about everything in a list of shortcuts that Apple advises against.
    ///
    /// - Parameters:
    ///   - shortcuts: The shortcuts.
    ///   - accuracy: The uncertainty of the user's position, in meters; `nil` if the position isn't known.
    public static func warnings(
        for shortcuts: [INRelevantShortcut],
        accuracy: CLLocationAccuracy? = nil
    ) -> [RelevanceWarning] {
        let accuracy = max(bestAccuracy, accuracy ?? 0)
        return shortcuts.enumerated().flatMap { index, shortcut in
            problems(of: shortcut.relevanceProviders, accuracy: accuracy)
                .map { RelevanceWarning(index: index, problem: $0) }
        }
    }

    private static func problems(
        of hints: [INRelevanceProvider],
        accuracy: CLLocationAccuracy
    ) -> [RelevanceWarning.Problem] {
        var problems: [RelevanceWarning.Problem] = []
        var (dates, routines, locations) = (0, 0, 0)

        for hint in hints {
            switch hint {
            case let hint as INDateRelevanceProvider:
                dates += 1
                if let end = hint.endDate, end < hint.startDate { problems.append(.reversedDates) }
            case let hint as INLocationRelevanceProvider:
                locations += 1
                if let circle = hint.region as? CLCircularRegion, circle.radius < accuracy {
                    problems.append(
                        .smallRadius(identifier: circle.identifier, radius: circle.radius, accuracy: accuracy)
                    )
                }
            case let hint as INDailyRoutineRelevanceProvider where [.morning, .evening].contains(hint.situation):
                routines += 1
            default: break
            }
        }

        if dates > 0 && routines > 0 { problems.append(.routineWithDate) }
        if locations > 1 { problems.append(.severalLocations(locations)) }
        return problems
    }
}
