public import Foundation
import Intents

/// Predicts what the user wants from what they did.
///
/// Each donation shows a pattern for each combination of parameters that it fills. A pattern's score is the product of
/// how often and how recently it came, and how well time of day and day of the week agree. Of patterns that the same
/// donations show, only the most specific is predicted. The result depends on the arguments alone.
public struct Predictor: Sendable {
    /// How much each cue counts.
    public var rules: PredictionRules

    /// Creates a predictor.
    public init(rules: PredictionRules = PredictionRules()) {
        self.rules = rules
    }

    /// Ranks what the user is likely to want at a moment, the likeliest first.
    ///
    /// - Parameters:
    ///   - actions: What the user did.
    ///   - date: The moment.
    ///   - timeZone: The time zone of the user's clock.
    public func predictions(
        from actions: [DonatedAction],
        at date: Date,
        in timeZone: TimeZone = .current
    ) -> [Prediction] {
        let now = DonatedAction.Moment(date: date, secondsFromGMT: timeZone.secondsFromGMT(for: date))
        let evidence = Self.mostSpecific(Self.evidence(in: actions, at: date))
        let predictions = evidence.map { (prediction($0, at: now), $0) }
        return predictions.enumerated()
            .sorted { left, right in
                Self.rank(left.element, left.offset) < Self.rank(right.element, right.offset)
            }
            .map(\.element.0)
    }

    /// What is known about a pattern.
    private struct Evidence {
        let suggested: SuggestedPattern
        /// The action that showed the pattern last, and its place among all.
        var latest: (shortcut: INShortcut, date: Date)
        /// The places of the actions that show the pattern.
        var actions: [Int]
        var moments: [DonatedAction.Moment]
    }

    private static func evidence(in actions: [DonatedAction], at date: Date) -> [Evidence] {
        var order: [Evidence] = []
        var places: [ActionPattern: Int] = [:]
        for (index, action) in actions.enumerated() {
            guard let last = action.moments.map(\.date).max(), !action.isExpired(at: date) else { continue }
            for suggested in SuggestedPattern.patterns(of: action.shortcut) {
                if let place = places[suggested.pattern] {
                    order[place].actions.append(index)
                    order[place].moments += action.moments
                    if last > order[place].latest.date { order[place].latest = (action.shortcut, last) }
                } else {
                    places[suggested.pattern] = order.count
                    let latest = (action.shortcut, last)
                    order.append(
                        Evidence(suggested: suggested, latest: latest, actions: [index], moments: action.moments)
                    )
                }
            }
        }
        return order
    }

    /// Leaves out what says less than another pattern of the same donations.
    private static func mostSpecific(_ evidence: [Evidence]) -> [Evidence] {
        let best = Dictionary(evidence.map { ($0.actions, $0.suggested.pattern.specificity) }, uniquingKeysWith: max)
        return evidence.filter { best[$0.actions] == $0.suggested.pattern.specificity }
    }

    private func prediction(_ evidence: Evidence, at now: DonatedAction.Moment) -> Prediction {
        let reasons = reasons(for: evidence, at: now)
        return Prediction(
            shortcut: evidence.suggested.shortcut(from: evidence.latest.shortcut),
            combination: evidence.suggested.combination,
            score: reasons.reduce(1) { $0 * $1.factor },
            reasons: reasons,
            pattern: evidence.suggested.pattern
        )
    }

    private func reasons(for evidence: Evidence, at now: DonatedAction.Moment) -> [PredictionReason] {
        let moments = evidence.moments
        let count = Double(moments.count)
        let age = max(0, now.date.timeIntervalSince(evidence.latest.date))
        let distances = moments.map { now.timeOfDayDistance(to: $0) }
        let closeness = distances.reduce(0) { $0 + exp2(-$1 / rules.timeOfDayHalving) } / count
        let days = moments.reduce(0) { $0 + weight(ofDay: $1, at: now) } / count
        let background = evidence.suggested.runsInBackground
        return [
            PredictionReason(
                cue: .frequency(donations: moments.count),
                factor: count / (count + rules.halfFrequency)
            ),
            PredictionReason(
                cue: .recency(last: evidence.latest.date, age: age),
                factor: exp2(-age / rules.recencyHalfLife)
            ),
            PredictionReason(
                cue: .timeOfDay(
                    near: distances.count { $0 <= rules.timeOfDayHalving },
                    donations: moments.count
                ),
                factor: max(rules.leastTimeOfDay, closeness)
            ),
            PredictionReason(
                cue: .weekday(same: moments.count { $0.weekday == now.weekday }, donations: moments.count),
                factor: days
            ),
            PredictionReason(cue: .background(background), factor: background ? 1 : rules.foreground),
        ]
    }

    private func weight(ofDay moment: DonatedAction.Moment, at now: DonatedAction.Moment) -> Double {
        if moment.weekday == now.weekday { return 1 }
        return moment.isOnWeekend == now.isOnWeekend ? rules.similarDay : rules.otherDay
    }

    /// What predictions are sorted by, ascending: score, how specific they are, whether they need the app, when they
    /// were done last, and who came first.
    private static func rank(
        _ prediction: (Prediction, Evidence),
        _ place: Int
    ) -> (Double, Int, Int, Double, Int) {
        let (prediction, evidence) = prediction
        return (
            -prediction.score, -prediction.pattern.specificity, evidence.suggested.runsInBackground ? 0 : 1,
            -evidence.latest.date.timeIntervalSince1970, place
        )
    }
}

extension DonatedAction {
    fileprivate func isExpired(at date: Date) -> Bool {
        shortcut.userActivity?.expirationDate.map { $0 <= date } ?? false
    }
}
