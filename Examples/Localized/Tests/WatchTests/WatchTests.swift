import Intents
import IntentsHost
import Testing

@testable import Watch

@Test("the watch has the one intent that its configuration does not exclude")
func intents() async {
    #expect(PlantsDefinition.intents.map { "\($0)" } == ["WaterPlantIntent"])
    let configuration = IntentHostConfiguration(
        intents: PlantsDefinition.intents,
        handlers: .handlers { _ in WatchHandler() }
    )
    let run = await IntentHost(configuration).run(WaterPlantIntent(), in: ScriptedDialogue())
    #expect(run.text == "Fern has water for 1 days.")
}
