import Intents

/// A handler that waters plants for Siri and Shortcuts.
final class WaterPlantHandler: NSObject, WaterPlantIntentHandling {
    private let garden: Garden

    init(garden: Garden) {
        self.garden = garden
    }

    func resolvePlant(for intent: WaterPlantIntent) async -> INStringResolutionResult {
        intent.plant.map { .success(with: $0) } ?? .needsValue()
    }

    func providePlantOptionsCollection(for intent: WaterPlantIntent) async throws -> INObjectCollection<NSString> {
        INObjectCollection(items: garden.plants.map { NSString(string: $0) })
    }

    func handle(intent: WaterPlantIntent) async -> WaterPlantIntentResponse {
        guard let plant = intent.plant, let days = try? await garden.water(plant) else {
            return WaterPlantIntentResponse(code: .failure, userActivity: nil)
        }
        return .success(days: NSNumber(value: days))
    }
}
