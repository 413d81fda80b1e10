package import Basics
import IntentInterface
import ToolSupport

/// All that is checked in one run.
package struct CheckSubject: Sendable {
    /// The definitions, in the order in which they were given and found.
    package var definitions: [CheckedDefinition]
    /// Whether each definition that was given could be read, so that what none of them declares does not exist.
    package var hasAllDefinitions = true
    /// Whether definitions were left out because the user excluded them.
    package var hasExcludedDefinitions = false
    /// Whether only some definitions of the app are checked, so that nobody knows how they go with the others.
    package var isPartial = false
    /// Whether the app goes to the App Store, which refuses more than the compiler does.
    package var isForStore = false
    /// The projects that build the definitions.
    package var projects: [CheckedProject] = []
    /// The apps that the definitions are for.
    package var apps: [CheckedApp] = []
    /// The definitions of an earlier time that saved shortcuts may come from; `nil` where there is nothing to compare.
    package var previousDefinitions: [PreviousDefinition]?
    /// What may be left of earlier definitions.
    package var leftovers = Leftovers()

    /// Creates a subject.
    package init(definitions: [CheckedDefinition]) {
        self.definitions = definitions
    }
}

extension CheckSubject {
    /// What the rules find in one of the definitions. Definitions can be checked in parallel.
    ///
    /// - Parameter index: The definition's place in `definitions`.
    package func findings(inDefinitionAt index: Int) -> [Diagnostic] {
        RuleRegistry.definitionRules.flatMap { findings(of: $0, in: definitions[index]) }
    }

    /// What the rules find by comparing the definitions with each other and with what they are built into.
    package func findingsAcrossDefinitions() -> [Diagnostic] {
        RuleRegistry.subjectRules.flatMap { findings(of: $0) }
    }

    /// What one rule finds in a definition.
    func findings(of rule: any DefinitionRule.Type, in definition: CheckedDefinition) -> [Diagnostic] {
        var findings = Findings(of: rule.description, in: definition.file)
        rule.check(definition, in: self, findings: &findings)
        return findings.diagnostics
    }

    /// What one rule finds in the whole subject.
    func findings(of rule: any SubjectRule.Type) -> [Diagnostic] {
        var findings = Findings(of: rule.description, in: definitions.first?.file ?? "")
        rule.check(self, findings: &findings)
        return findings.diagnostics
    }
}

extension CheckSubject {
    /// Whether a run can find everything that a rule finds elsewhere: a rule about projects, for example, finds nothing
    /// in a run without one, which says nothing about what is accepted.
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
