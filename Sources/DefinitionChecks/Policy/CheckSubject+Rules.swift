package import Basics
import IntentInterface
import ToolSupport

extension CheckSubject {
    /// Whether a run can find everything that a rule finds elsewhere: a rule about projects, for example, finds nothing
    /// in a run without one, which says nothing about what is accepted.
    package func covers(_ rule: Diagnostic.ID) -> Bool {
        switch rule {
        case IdentityChanged.description.id, EnumIndexReuse.description.id, MigrationLeftover.description.id:
            previousDefinitions != nil
        case CodegenLanguage.description.id, ConcurrencyDefaultIsolation.description.id,
            TableNameMismatch.description.id, TargetMembership.description.id:
            !projects.isEmpty
        case PlistIntents.description.id, VocabularyIntents.description.id: !apps.isEmpty
        case AvailabilityFloor.description.id, ResponseCodes.description.id:
            definitions.contains { !$0.configuration.minimumOS.isEmpty }
        case .nameGeneratedClash: !isPartial
        default: true
        }
    }
}
