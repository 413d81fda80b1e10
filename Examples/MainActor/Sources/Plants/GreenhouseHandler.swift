import Intents
import IntentsHost

/// A handler that stays on the main actor, where it uses the app's state directly.
final class GreenhouseHandler: NSObject, WaterPlantIntentHandling {
    private let greenhouse = Greenhouse.shared

    func resolvePlant(for intent: WaterPlantIntent) async -> INStringResolutionResult {
        .success(with: intent.plant ?? greenhouse.watered.last ?? "Fern")
    }

    func providePlantOptionsCollection(for intent: WaterPlantIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: greenhouse.watered.map { NSString(string: $0) })
    }

    func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
        .success(days: NSNumber(value: greenhouse.water(intent.plant ?? "")))
    }
}

extension IntentHandlerSource {
    /// A source of the app's handlers, which are created on the main actor.
    public static var greenhouse: IntentHandlerSource {
        .mainActorHandlers { _ in GreenhouseHandler() }
    }
}
