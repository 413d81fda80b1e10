package import Basics
import IntentInterface
import ToolSupport

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
