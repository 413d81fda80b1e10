import Intents
import IntentsHost
import Plants
import Testing

@Suite(.serialized) struct IsolationTests {
    private func watered(_ plant: String, by handlers: IntentHandlerSource) async -> String? {
        let intent = WaterPlantIntent()
        intent.plant = plant
        let host = IntentHost(IntentHostConfiguration(intents: PlantsDefinition.intents, handlers: handlers))
        return await host.run(intent, in: ScriptedDialogue()).text
    }

    @Test("the extension's handler runs anywhere, and asks the main actor for its state")
    func nonisolatedHandler() async {
        #expect(await watered("Fern", by: .extension(IntentHandler())) == "Fern has water for 3 days.")
        #expect(await Greenhouse.shared.watered.last == "Fern")
    }

    @Test("the app's own handler runs on the main actor")
    func mainActorHandler() async {
        #expect(await watered("Basil", by: .greenhouse) == "Basil has water for 3 days.")
        #expect(await Greenhouse.shared.watered.last == "Basil")
    }
}
