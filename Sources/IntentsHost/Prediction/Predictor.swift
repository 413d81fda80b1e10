public import Foundation
import Intents

/// Predicts the user's next actions from past ones.
///
/// A donation contributes to a pattern for each combination of parameters that it fills. A pattern's score is the
/// product of factors for its frequency, its recency, the time of day and the day of the week. Of patterns from the
/// same donations, only the most specific one is predicted. The result depends only on the arguments.
public struct Predictor: Sendable {
    /// The weights of the cues.
    public var rules: PredictionRules

    /// Creates a predictor.
    public init(rules: PredictionRules = PredictionRules()) {
        self.rules = rules
    }

    /// Returns the shortcuts that the user is likely to want at a moment, starting with the most likely one.
    ///
    /// - Parameters:
    ///   - actions: The user's past actions.
    ///   - date: The moment.
    ///   - timeZone: The time zone of the user's clock.
    public func predictions(
        from actions: [DonatedAction],
        at date: Date,
        in timeZone: TimeZone = .current
    ) -> [Prediction] {
        let now = DonatedAction.Moment(date: date, secondsFromGMT: timeZone.secondsFromGMT(for: date))
        let evidence = Self.mostSpecific(Self.evidence(in: actions, at: date))
        let ranked = evidence.enumerated().map { place, evidence in
            let reasons = reasons(for: evidence, at: now)
            let score = reasons.reduce(1) { $0 * $1.factor }
            return (evidence: evidence, score: score, reasons: reasons, rank: evidence.rank(score: score, place: place))
        }

        return ranked.sorted { $0.rank < $1.rank }.map { item in
            Prediction(
                shortcut: item.evidence.suggested.shortcut(from: item.evidence.latest.shortcut),
                combination: item.evidence.suggested.combination,
                score: item.score,
                reasons: item.reasons,
                patterns: item.evidence.covered
            )
        }
    }

    /// The evidence for a pattern.
    private struct Evidence {
        let suggested: SuggestedPattern
        /// The latest action with the pattern.
        var latest: (shortcut: INShortcut, date: Date)
        /// The indices of the actions with the pattern.
        var actions: [Int]
        var moments: [DonatedAction.Moment]
        /// The pattern, and the less specific patterns of the same actions.
        var covered: [ActionPattern]

        /// Returns the sort key of a prediction, in ascending order: the score, the specificity, whether the action
        /// needs its app, the time when it was last done, and the order of the donations.
        func rank(score: Double, place: Int) -> (Double, Int, Int, Double, Int) {
            (
                -score, -suggested.pattern.specificity, suggested.runsInBackground ? 0 : 1,
                -latest.date.timeIntervalSince1970, place
            )
        }
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
                    let evidence = Evidence(
                        suggested: suggested,
                        latest: (action.shortcut, last),
                        actions: [index],
                        moments: action.moments,
                        covered: [suggested.pattern]
                    )
                    order.append(evidence)
                }
            }
        }
        return order
    }

    /// Keeps the most specific of the patterns of the same actions.
    private static func mostSpecific(_ evidence: [Evidence]) -> [Evidence] {
        var order: [Evidence] = []
        var places: [[Int]: Int] = [:]
        for new in evidence {
            guard let place = places[new.actions] else {
                places[new.actions] = order.count
                order.append(new)
                continue
            }
            let covered = order[place].covered + new.covered
            if new.suggested.pattern.specificity > order[place].suggested.pattern.specificity { order[place] = new }
            order[place].covered = covered
        }
        return order
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
}

extension DonatedAction {
    fileprivate func isExpired(at date: Date) -> Bool {
        shortcut.userActivity?.expirationDate.map { $0 <= date } ?? false
    }
}
