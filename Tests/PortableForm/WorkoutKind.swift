// What the generator prints for other platforms than Apple's, written by hand.
// swift-format-ignore-file
// swiftlint:disable all

public import Intents

/// Workout Kind
public nonisolated enum WorkoutKind: Int, IntentMetadataEnumeration {
    case `unknown` = 0
    case `run` = 1
    case `swim` = 2
    case `cycle` = 4

    private static let intentMetadataFacts = makeIntentMetadata()

    public static var intentMetadata: IntentEnumMetadata { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentEnumMetadata {
        var facts = IntentEnumMetadata("WorkoutKind")
        facts.value(0, "unknown", "unknown", id: "k0")
        facts.value(1, "run", "Run", id: "k1")
        facts.synonym("Jog", id: "k1s")
        facts.value(2, "swim", "Swim", id: "k2")
        facts.value(4, "cycle", "Cycle", id: "k4")
        return facts
    }
}

/// What a handler says about a value of `WorkoutKind`.
public nonisolated class WorkoutKindResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: WorkoutKind) -> Self {
        __success(withResolvedValue: resolvedValue.rawValue)
    }

    public class func confirmationRequired(with valueToConfirm: WorkoutKind) -> Self {
        __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}
