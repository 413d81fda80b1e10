import Intents

/// The watch's handler, which always waters the same plant.
final class WatchHandler: NSObject, WaterPlantIntentHandling {
    func resolvePlant(for intent: WaterPlantIntent) async -> INStringResolutionResult {
        .success(with: "Fern")
    }

    func providePlantOptionsCollection(
        for intent: WaterPlantIntent
    ) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["Fern"])
    }

    func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
        .success(days: 1)
    }
}
