import Intents

/// The app's extension. The system creates it wherever it likes, and asks it for handlers there: `nonisolated`.
public nonisolated final class IntentHandler: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        WaterPlantHandler()
    }
}

/// A handler that the extension gives, and that is called where the extension was: `nonisolated`, like it.
nonisolated final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
    func resolvePlant(for intent: WaterPlantIntent) async -> INStringResolutionResult {
        .success(with: intent.plant ?? "Fern")
    }

    func providePlantOptionsCollection(for intent: WaterPlantIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["Fern"])
    }

    func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
        // The app's state is asked where it is; only the number crosses over.
        .success(days: NSNumber(value: await Greenhouse.shared.water(intent.plant ?? "")))
    }
}
