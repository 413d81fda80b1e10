import Foundation
public import Intents

/// The relevant shortcuts in the order of their relevance at a moment, with the reasons.
///
/// The score of a shortcut is that of its best hint: hints are alternatives, not conditions. A shortcut without hints
/// has the score of its prediction. Shortcuts with equal scores keep the order in which they were set. The role of a
/// shortcut affects only how it is shown.
public struct RelevanceRanking {
    /// A shortcut in a ranking.
    public struct Item {
        /// The shortcut.
        public let shortcut: INRelevantShortcut
        /// Its index in the list that was set.
        public let index: Int
        /// Its relevance, from 0 to 1.
        public let score: Double
        /// The results for its hints, in order.
        public let reasons: [RelevanceReason]
    }

    /// The shortcuts, starting with the most relevant one. Irrelevant shortcuts have the score 0.
    public let items: [Item]
    /// The warnings about everything in the list that Apple advises against.
    public let warnings: [RelevanceWarning]

    /// Ranks shortcuts.
    ///
    /// - Parameters:
    ///   - shortcuts: The shortcuts, in the order in which they were set.
    ///   - context: The time, place and situations of the user.
    ///   - predictions: The predictions for that time, for shortcuts without hints.
    ///   - rules: The rules for scores.
    public init(
        _ shortcuts: [INRelevantShortcut],
        in context: RelevanceContext,
        predictions: [Prediction] = [],
        rules: RelevanceRules = RelevanceRules()
    ) {
        let scale = RelevanceScale(context: context, predictions: predictions, rules: rules)
        items = shortcuts.enumerated()
            .map { index, shortcut in
                let reasons = scale.reasons(for: shortcut)
                let score = reasons.reduce(0) { max($0, $1.score) }
                return Item(shortcut: shortcut, index: index, score: score, reasons: reasons)
            }
            .sorted { ($1.score, $0.index) < ($0.score, $1.index) }
        let accuracy = context.place.flatMap { $0.isKnown ? $0.accuracy : nil }
        warnings = RelevanceGuidance.warnings(for: shortcuts, accuracy: accuracy)
    }
}

extension RelevanceRanking.Item: CustomStringConvertible {
    /// The shortcut with the reasons for its score.
    public var description: String { "\(shortcut.shortcut): \(reasons.map(\.description).joined(separator: ", "))" }
}
