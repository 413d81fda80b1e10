import Foundation
public import Intents

/// Relevant shortcuts in the order of their relevance at a moment, with the reasons.
///
/// The score of a shortcut is that of its best hint: hints are alternatives, not conditions. A shortcut without hints has
/// the score of the prediction that it fits. Equal ones stay in the order in which they were set. The role of a shortcut
/// says how it is shown, and does not count.
public struct RelevanceRanking {
    /// A shortcut in a ranking.
    public struct Item {
        /// The shortcut.
        public let shortcut: INRelevantShortcut
        /// Its place in the list that was set.
        public let index: Int
        /// How relevant it is, from 0 to 1.
        public let score: Double
        /// What each hint says, in order.
        public let reasons: [RelevanceReason]
    }

    /// The shortcuts, the most relevant first. Those that are not relevant at all have score 0.
    public let items: [Item]
    /// What Apple advises against and the list does.
    public let warnings: [RelevanceWarning]

    /// Ranks shortcuts.
    ///
    /// - Parameters:
    ///   - shortcuts: The shortcuts, as they were set.
    ///   - context: When, where and in which situation the user is.
    ///   - predictions: What the user is likely to want then, for shortcuts without hints.
    ///   - rules: How relevance is measured.
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
