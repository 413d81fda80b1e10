package import Basics
import IntentDefinition

/// What definitions are checked for: the member `check` of the configuration.
///
/// Names of locales and paths are as they are written.
package struct CheckConfiguration: Equatable, Sendable {
    /// What becomes of the findings of a rule.
    package enum RuleSeverity: String, Hashable, Sendable, CaseIterable {
        case error, warning, note
        /// The findings are not told.
        case off

        /// The severity of the findings; `nil` where they are not told.
        package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
    }

    /// The severity of one rule.
    package struct RuleSetting: Equatable, Sendable {
        /// The rule's id, with its place.
        package var rule: Located<Diagnostic.ID>
        /// What becomes of its findings.
        package var severity: RuleSeverity
    }

    /// The rules with another severity than their own, each once.
    package var severities: [RuleSetting] = []
    /// The locales that every text is expected in, such as `de` or `pt-BR`.
    package var locales: [Located<String>] = []
    /// The oldest systems that the definitions are for.
    package var minimumOS: [Platform: Located<OSVersion>] = [:]
    /// Paths, relative to the folder of the configuration, whose definitions are not checked.
    package var excludedPaths: [Located<String>] = []
    /// Whether warnings are errors; `nil` where the file leaves it open.
    package var isStrict: Bool?
    /// The findings that are accepted.
    package var suppressions: [Suppression] = []

    /// Creates a configuration that asks for nothing.
    package init() {}
}
