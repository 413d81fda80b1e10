import Intents

/// The app's extension. It is `nonisolated`, because the system creates it, and asks it for handlers, on any thread.
public nonisolated final class IntentHandler: INExtension {
    public override func handler(for intent: INIntent) -> Any {
        WaterPlantHandler()
    }
}

/// The extension's handler. It is `nonisolated` like the extension, because it is called on the same thread.
nonisolated final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
    func resolvePlant(for intent: WaterPlantIntent) async -> INStringResolutionResult {
        .success(with: intent.plant ?? "Fern")
    }

    func providePlantOptionsCollection(for intent: WaterPlantIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["Fern"])
    }

    func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
        // The call runs on the main actor, and only its result leaves it.
        .success(days: NSNumber(value: await Greenhouse.shared.water(intent.plant ?? "")))
    }
}
