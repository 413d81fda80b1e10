package import Basics
import IntentDefinition

/// The settings for `check`: the member `check` of the configuration.
///
/// Locale names and paths are spelled as in the file.
package struct CheckConfiguration: Equatable, Sendable {
    /// The severity that the configuration gives to the findings of a rule.
    package enum RuleSeverity: String, Hashable, Sendable, CaseIterable {
        case error, warning, note
        /// The findings aren't reported.
        case off

        /// The severity of the findings; `nil` if they aren't reported.
        package var severity: Diagnostic.Severity? { Diagnostic.Severity(rawValue: rawValue) }
    }

    /// The severity of one rule.
    package struct RuleSetting: Equatable, Sendable {
        /// The rule's id, with its place.
        package var rule: Located<Diagnostic.ID>
        /// The severity of its findings.
        package var severity: RuleSeverity
    }

    /// The rules whose severity the configuration changes, each once.
    package var severities: [RuleSetting] = []
    /// The locales that every text must be in, such as `de` or `pt-BR`.
    package var locales: [Located<String>] = []
    /// The oldest systems that the definitions support.
    package var minimumOS: [Platform: Located<OSVersion>] = [:]
    /// Paths whose definitions aren't checked, relative to the folder of the configuration.
    package var excludedPaths: [Located<String>] = []
    /// Whether warnings are errors; `nil` if the file doesn't say.
    package var isStrict: Bool?
    /// The findings that the user accepts.
    package var suppressions: [Suppression] = []

    /// Creates an empty configuration.
    package init() {}
}
