public import DefinitionDiagnostics
public import IntentDefinition

/// What definitions are checked for: the member `check` of the configuration.
///
/// Names of rules, locales and paths are as they are written. Those who know the rules find the unknown ones.
public struct CheckConfiguration: Equatable, Sendable {
    /// What becomes of the findings of a rule.
    public enum RuleSeverity: String, Hashable, Sendable, CaseIterable {
        case error, warning, note
        /// The findings are not told.
        case off

        /// The severity of the findings; `nil` where they are not told.
        public var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
    }

    /// The severity of one rule.
    public struct RuleSetting: Equatable, Sendable {
        /// The rule's id, with its place.
        public var rule: Located<String>
        /// What becomes of its findings.
        public var severity: RuleSeverity

        /// Creates a setting.
        public init(rule: Located<String>, severity: RuleSeverity) {
            self.rule = rule
            self.severity = severity
        }
    }

    /// The rules with another severity than their own, each once.
    public var severities: [RuleSetting] = []
    /// The locales that every text is expected in, such as `de` or `pt-BR`.
    public var locales: [Located<String>] = []
    /// The oldest systems that the definitions are for.
    public var minimumOS: [Platform: Located<OSVersion>] = [:]
    /// Paths, relative to the folder of the configuration, whose definitions are not checked.
    public var excludedPaths: [Located<String>] = []
    /// Whether warnings are errors; `nil` where the file leaves it open.
    public var isStrict: Bool?
    /// The findings that are accepted.
    public var suppressions: [Suppression] = []

    /// Creates a configuration that asks for nothing.
    public init() {}
}
