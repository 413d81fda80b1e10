import GardenIntents
import Intents
import KitchenIntents
import Testing

@testable import IntentsHost

@Suite("What a generated response says")
struct SpokenResponseTests {
    private func words(_ response: INIntentResponse, to intent: INIntent, concise: Bool) -> String? {
        var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
        configuration.locale = Locale(identifier: "en_US")
        return response.text(concise: concise).map { text in
            IntentTextRenderer(configuration)
                .render(text, with: IntentTextSource(response: response, intent: intent)).text
        }
    }

    @Test("for a code with only a concise text is that text", arguments: [false, true])
    func conciseAlone(concise: Bool) {
        let intent = RecordHarvestIntent()
        intent.plant = Plant(identifier: "t", display: "Tomato")
        let response = RecordHarvestIntentResponse(code: .successBestYear, userActivity: nil)
        response.thisYear = Measurement(value: 12, unit: .kilograms)
        #expect(words(response, to: intent, concise: concise) == "Best year yet: 12 kg of Tomato")
    }

    @Test("for a code with only a full text is that text", arguments: [false, true])
    func fullAlone(concise: Bool) {
        let response = RecordHarvestIntentResponse(code: .failure, userActivity: nil)
        let text = "The harvest could not be recorded."
        #expect(words(response, to: RecordHarvestIntent(), concise: concise) == text)
    }

    @Test("follows paths through lists, objects and measurements")
    func paths() {
        let plants = ["Bean", "Pea"].map { name in
            let plant = Plant(identifier: name, display: name)
            plant.bed = GardenBed(identifier: name, display: "\(name) bed")
            return plant
        }
        let response = WaterPlantsIntentResponse.success(
            used: Measurement(value: 3, unit: .liters),
            wateredPlants: plants
        )
        #expect(words(response, to: WaterPlantsIntent(), concise: true) == "Bean bed and Pea bed got 3 L")
        #expect(words(response, to: WaterPlantsIntent(), concise: false) == "3 L of water did Bean and Pea good.")
    }

    @Test("follows a path into an amount of money")
    func amount() {
        let response = OrderMealIntentResponse.failureRequiringAppLaunch(
            total: INCurrencyAmount(amount: 12.5, currencyCode: "EUR"),
            waitTime: 60
        )
        #expect(words(response, to: OrderMealIntent(), concise: true) == "12.5 EUR to pay, wait 1 minute")
    }
}
