import Intents

/// The phone's handler, which can also read the tank.
final class PhoneHandler: NSObject, WaterPlantIntentHandling, ReadTankIntentHandling {
    func resolvePlant(for intent: WaterPlantIntent) async -> INStringResolutionResult {
        intent.plant.map { .success(with: $0) } ?? .needsValue()
    }

    func providePlantOptionsCollection(
        for intent: WaterPlantIntent
    ) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: ["Basil", "Fern"])
    }

    func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
        .success(days: 3)
    }

    func handle(intent: ReadTankIntent) async -> ReadTankIntentResponse {
        .success(litres: 12)
    }
}
