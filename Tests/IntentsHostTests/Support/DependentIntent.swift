import Intents
import PortableForm

/// An intent with a child for each condition on a parent's value, and a grandchild.
final class DependentIntent: TestIntent {
    var flag: NSNumber?
    var kind: WorkoutKind = .unknown
    var count: NSNumber?
    var note: String?
    var whenTrue: String?
    var whenFalse: String?
    var whenSwimming: String?
    var whenMany: String?
    var whenEnough: String?
    var whenNoted: String?
    var whenAnyKind: String?
    var grandchild: String?

    private static let intentMetadataFacts = makeIntentMetadata()

    override class var intentMetadata: IntentMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentMetadata {
        var facts = IntentMetadataBuilder<DependentIntent>("Dependent")
        facts.parameter("flag", \.flag, as: .boolean)
        facts.parameter("kind", \.kind)
        facts.parameter("count", \.count, as: .integer)
        facts.parameter("note", \.note)
        facts.parameter("whenTrue", \.whenTrue, resolved: true)
        facts.relationship("flag", .boolean(true))
        facts.parameter("whenFalse", \.whenFalse, resolved: true)
        facts.relationship("flag", .boolean(false))
        facts.parameter("whenSwimming", \.whenSwimming, resolved: true)
        facts.relationship("kind", .enumeration(WorkoutKind.swim.rawValue))
        facts.parameter("whenMany", \.whenMany, resolved: true)
        facts.relationship("count", .greaterThan(3))
        facts.parameter("whenEnough", \.whenEnough, resolved: true)
        facts.relationship("count", .atLeast(3))
        facts.parameter("whenNoted", \.whenNoted, resolved: true)
        facts.relationship("note", .hasAnyValue)
        facts.parameter("whenAnyKind", \.whenAnyKind, resolved: true)
        facts.relationship("kind", .hasAnyValue)
        facts.parameter("grandchild", \.grandchild, resolved: true)
        facts.relationship("whenNoted", .hasAnyValue)
        return facts.metadata
    }
}
