package import Basics
import IntentInterface
import ToolSupport

/// The definitions, projects and apps that one run checks.
package struct CheckSubject: Sendable {
    /// The definitions, in the order of the command line.
    package var definitions: [CheckedDefinition]
    /// Whether all definitions were readable, so that names without a declaration don't exist.
    package var hasAllDefinitions = true
    /// Whether the user excluded definitions.
    package var hasExcludedDefinitions = false
    /// Whether only some of the app's definitions are checked, so their relation to the others is unknown.
    package var isPartial = false
    /// Whether the app is for the App Store, which rejects more than the compiler.
    package var isForStore = false
    /// The projects that build the definitions.
    package var projects: [CheckedProject] = []
    /// The apps that the definitions are for.
    package var apps: [CheckedApp] = []
    /// The earlier definitions that saved shortcuts may come from; `nil` if there is nothing to compare with.
    package var previousDefinitions: [PreviousDefinition]?
    /// The files that may be left over from earlier definitions.
    package var leftovers = Leftovers()

    /// Creates a subject.
    package init(definitions: [CheckedDefinition]) {
        self.definitions = definitions
    }
}

extension CheckSubject {
    /// The findings of all rules in one definition. Definitions can be checked in parallel.
    ///
    /// - Parameter index: The index of the definition in `definitions`.
    package func findings(inDefinitionAt index: Int) -> [Diagnostic] {
        RuleRegistry.definitionRules.flatMap { findings(of: $0, in: definitions[index]) }
    }

    /// The findings of all rules that compare the definitions with each other and with projects and apps.
    package func findingsAcrossDefinitions() -> [Diagnostic] {
        RuleRegistry.subjectRules.flatMap { findings(of: $0) }
    }

    /// The findings of one rule in a definition.
    func findings(of rule: any DefinitionRule.Type, in definition: CheckedDefinition) -> [Diagnostic] {
        var findings = Findings(of: rule.description, in: definition.file)
        rule.check(definition, in: self, findings: &findings)
        return findings.diagnostics
    }

    /// The findings of one rule in the whole subject.
    func findings(of rule: any SubjectRule.Type) -> [Diagnostic] {
        var findings = Findings(of: rule.description, in: definitions.first?.file ?? "")
        rule.check(self, findings: &findings)
        return findings.diagnostics
    }
}

extension CheckSubject {
    /// Whether the run has what a rule needs. For example, a rule about projects can't report anything without one, so
    /// an unused suppression of it is fine.
    package func covers(_ rule: Diagnostic.ID) -> Bool {
        switch rule {
        case .identityChanged, .enumIndexReuse, .migrationLeftover: previousDefinitions != nil
        case .codegenLanguage, .concurrencyDefaultIsolation, .l10nTableMismatch, .targetMembership:
            !projects.isEmpty
        case .plistIntents, .vocabularyIntents: !apps.isEmpty
        case .availabilityFloor, .responseCodes:
            definitions.contains { !$0.configuration.minimumOS.isEmpty }
        case .nameGeneratedClash: !isPartial
        default: true
        }
    }
}
