/// The description of all findings with one id.
package struct RuleDescription: Hashable, Sendable {
    /// The subject of a rule.
    package enum Category: String, Hashable, Sendable, CaseIterable {
        /// Translations of texts.
        case localization
        /// The format of files and their version control.
        case format
        /// Names and the code generated from them.
        case names
        /// Intents, their parameters and combinations, enums and types.
        case intents
        /// The responses of an app.
        case responses
        /// Projects, property lists and bundles.
        case project
        /// The compatibility with saved shortcuts and widgets.
        case compatibility
        /// The files and folders that are read and written.
        case files
    }

    /// The id of the findings.
    package let id: Diagnostic.ID
    /// The category of the rule.
    package let category: Category
    /// The default severity of the findings.
    package let severity: Diagnostic.Severity
    /// The problem, in one line without a full stop.
    package let summary: String
    /// The texts of the rule's page.
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

/// The texts of a rule's page. Each is Markdown: paragraphs separated by empty lines, or lists whose items start with
/// `- `. Line breaks within a paragraph don't matter.
package struct RuleExplanation: Hashable, Sendable {
    /// When the finding is reported and when it isn't.
    package let trigger: String
    /// The consequences if it isn't fixed, and the source of this knowledge.
    package let importance: String
    /// A piece of a file with the finding.
    package let wrong: String
    /// The same piece without the finding.
    package let right: String
    /// The advice on what to do.
    package let remedy: String

    /// Creates an explanation.
    package init(trigger: String, importance: String, wrong: String, right: String, remedy: String) {
        self.trigger = trigger
        self.importance = importance
        self.wrong = wrong
        self.right = right
        self.remedy = remedy
    }
}
