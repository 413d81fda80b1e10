// What the generator prints for other platforms than Apple's, written by hand.
// swift-format-ignore-file
// swiftlint:disable all

public import Intents

/// Equipment
public nonisolated class Equipment: INObject {
    /// Weight
    public var weight: Measurement<UnitMass>?
    /// Kinds
    public var kinds: [NSNumber]?

    private static let intentMetadataFacts = makeIntentMetadata()

    override public class var intentMetadata: IntentObjectMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentObjectMetadata {
        var facts = IntentObjectMetadataBuilder<Equipment>("Equipment", displayName: "Equipment", id: "e1Name")
        facts.property("weight", \.weight, displayName: "Weight")
        facts.property("kinds", \.kinds, as: .enumeration(WorkoutKind.self), displayName: "Kinds")
        return facts.metadata
    }
}

/// What a handler says about an object of `Equipment`.
public nonisolated class EquipmentResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Equipment) -> Self {
        super.success(with: resolvedObject)
    }

    public class func disambiguation(with objectsToDisambiguate: [Equipment]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    public class func confirmationRequired(with objectToConfirm: Equipment?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }

    @available(*, unavailable)
    override public class func success(with resolvedObject: INObject) -> Self { fatalError() }

    @available(*, unavailable)
    override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { fatalError() }

    @available(*, unavailable)
    override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self { fatalError() }
}
