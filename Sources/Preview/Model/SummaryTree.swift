/// The choice among the summaries of an intent: which one the Shortcuts editor shows for each choice of values.
package struct SummaryTree: Equatable, Sendable {
    /// The possible states, the first of which is the start.
    package var nodes: [Node] = []
    /// Whether there are more states than the tree has.
    package var isCut = false

    /// A parent whose value may still be chosen, or a final state.
    package enum Node: Equatable, Sendable {
        /// The value of a parent decides.
        case choice(parent: String, options: [Option])
        /// All values are chosen.
        case summary(Outcome)
    }

    /// A value, or several values with the same effect, and the state that they lead to.
    package struct Option: Equatable, Sendable {
        /// The value in words.
        package var value: PreviewValue
        /// The index of the next state.
        package var next: Int
    }

    /// The parameters and the summary for one choice of values.
    package struct Outcome: Equatable, Sendable {
        /// The index of the summary; `nil` if none fits.
        package var summary: Int?
        /// The names of the parameters that apply.
        package var parameters: [String]
        /// The names of the parameters that apply, but aren't in the summary. The editor lists them below.
        package var others: [String]
    }

    /// Creates an empty tree.
    package init() {}
}
