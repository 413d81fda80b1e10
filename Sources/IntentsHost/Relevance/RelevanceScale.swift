import Foundation
import Intents

/// Measures relevance at one moment.
struct RelevanceScale {
    private let context: RelevanceContext
    private let rules: RelevanceRules
    private let place: RelevanceContext.Place?
    private let situations: Set<INDailyRoutineRelevanceProvider.Situation>
    private let habits: [ActionPattern: Double]

    init(context: RelevanceContext, predictions: [Prediction], rules: RelevanceRules) {
        self.context = context
        self.rules = rules
        place = context.place.flatMap { $0.isKnown ? $0 : nil }
        situations = context.situations(by: rules)
        let scores = predictions.flatMap { prediction in prediction.patterns.map { ($0, prediction.score) } }
        habits = Dictionary(scores, uniquingKeysWith: max)
    }

    /// Returns the relevance of a shortcut because of each of its hints, or of the user's habits if it doesn't have
    /// hints.
    func reasons(for shortcut: INRelevantShortcut) -> [RelevanceReason] {
        let hints = shortcut.relevanceProviders
        return hints.isEmpty ? [habit(of: shortcut.shortcut)] : hints.map(reason)
    }

    private func reason(for hint: INRelevanceProvider) -> RelevanceReason {
        switch hint {
        case let hint as INDateRelevanceProvider: reason(for: hint)
        case let hint as INLocationRelevanceProvider: reason(for: hint.region)
        case let hint as INDailyRoutineRelevanceProvider: reason(for: hint.situation)
        default: RelevanceReason(cue: .unknownHint, score: 0)
        }
    }

    private func reason(for hint: INDateRelevanceProvider) -> RelevanceReason {
        let window = hint.endDate == nil ? rules.pointWindow : 0
        let start = hint.startDate.timeIntervalSince(context.date) - window
        let end = context.date.timeIntervalSince(hint.endDate ?? hint.startDate) - window
        let distance = start > 0 ? -start : max(0, end)
        return RelevanceReason(
            cue: .date(start: hint.startDate, end: hint.endDate, distance: distance),
            score: rules.score(at: abs(distance), halving: rules.dateHalving)
        )
    }

    private func reason(for region: CLRegion) -> RelevanceReason {
        guard let circle = region as? CLCircularRegion, CLLocationCoordinate2DIsValid(circle.center),
            !circle.radius.isNaN
        else {
            return RelevanceReason(cue: .unknownRegion(identifier: region.identifier), score: 0)
        }
        guard let place else {
            return RelevanceReason(cue: .unknownPlace(identifier: region.identifier), score: 0)
        }
        // Nobody would ever be within a radius that is smaller than the accuracy of positions, such as 0.1 m.
        let reach = max(circle.radius, rules.leastRadius) + place.accuracy
        let distance = max(0, circle.center.distance(to: place.coordinate) - reach)
        return RelevanceReason(
            cue: .region(identifier: region.identifier, distance: distance),
            score: rules.score(at: distance, halving: rules.distanceHalving)
        )
    }

    private func reason(for situation: INDailyRoutineRelevanceProvider.Situation) -> RelevanceReason {
        let isNow = situations.contains(situation)
        return RelevanceReason(cue: .situation(situation, isNow: isNow), score: isNow ? 1 : 0)
    }

    private func habit(of shortcut: INShortcut) -> RelevanceReason {
        guard !habits.isEmpty else { return RelevanceReason(cue: .habit, score: 0) }
        let scores = SuggestedPattern.patterns(of: shortcut).compactMap { habits[$0.pattern] }
        return RelevanceReason(cue: .habit, score: scores.max() ?? 0)
    }
}
