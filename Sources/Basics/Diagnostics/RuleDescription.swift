/// What is known about all findings with one id.
package struct RuleDescription: Hashable, Sendable {
    /// What a rule is about.
    package enum Category: String, Hashable, Sendable, CaseIterable {
        /// Translations of texts.
        case localization
        /// How a file is written, and its life in version control.
        case format
        /// Names, and the code that is generated from them.
        case names
        /// Intents, their parameters and combinations, enums and types.
        case intents
        /// What an app answers.
        case responses
        /// Projects, property lists and bundles that definitions are built into.
        case project
        /// What saved shortcuts and widgets rely on.
        case compatibility
        /// Files and folders that are read and written.
        case files
    }

    /// The id of the findings.
    package let id: Diagnostic.ID
    /// What the rule is about.
    package let category: Category
    /// The severity of the findings where nothing else is said.
    package let severity: Diagnostic.Severity
    /// What is wrong, in one line without a full stop.
    package let summary: String
    /// What a person needs to know who meets a finding.
    package let explanation: RuleExplanation

    /// Creates a description.
    package init(
        _ id: Diagnostic.ID,
        category: Category,
        severity: Diagnostic.Severity,
        summary: String,
        explanation: RuleExplanation
    ) {
        self.id = id
        self.category = category
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
    }
}

/// What a person needs to know who meets a finding. Each text is one or more paragraphs of Markdown, separated by empty
/// lines; how its lines are broken does not matter.
package struct RuleExplanation: Hashable, Sendable {
    /// When the finding is reported, and when it is not.
    package let trigger: String
    /// What happens to people when it is left as it is, and where that is known from.
    package let importance: String
    /// A piece of a file that has the finding.
    package let wrong: String?
    /// The same piece as it should be.
    package let right: String?
    /// What to do.
    package let remedy: String

    /// Creates an explanation.
    package init(trigger: String, importance: String, wrong: String? = nil, right: String? = nil, remedy: String) {
        self.trigger = trigger
        self.importance = importance
        self.wrong = wrong
        self.right = right
        self.remedy = remedy
    }
}
