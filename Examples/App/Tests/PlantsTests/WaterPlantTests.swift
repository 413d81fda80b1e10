import Intents
import IntentsHost
import Testing

@testable import Plants

@Suite struct WaterPlantTests {
    private func run(
        _ intent: WaterPlantIntent,
        in dialogue: ScriptedDialogue,
        limit: Duration = .seconds(60)
    ) async -> IntentRun {
        var configuration = PlantsApp.configuration(garden: Garden())
        configuration.locale = Locale(identifier: "en_US")
        configuration.limits = IntentLimits(each: limit)
        return await IntentHost(configuration).run(intent, in: dialogue)
    }

    @Test("the response is spoken with its values")
    func spokenResponse() async {
        let intent = WaterPlantIntent()
        intent.plant = "Fern"
        let dialogue = ScriptedDialogue()
        let run = await run(intent, in: dialogue)
        #expect(run.hasSucceeded)
        #expect(dialogue.statements == ["Fern has water for 3 days."])
    }

    @Test("a missing plant is chosen from the options")
    func options() async {
        let dialogue = ScriptedDialogue([.choice(1)])
        let run = await run(WaterPlantIntent(), in: dialogue)
        #expect(dialogue.questions.first?.choices.map(\.title) == ["Basil", "Cactus", "Fern"])
        #expect((run.intent as? WaterPlantIntent)?.plant == "Cactus")
        #expect(run.text == "Cactus has water for 21 days.")
    }

    @Test("a valve that takes too long ends in a time-out")
    func timeOut() async {
        let intent = WaterPlantIntent()
        intent.plant = "Fern"
        let run = await run(intent, in: ScriptedDialogue(), limit: .milliseconds(1))
        #expect((run.error as? INIntentError)?.code == .requestTimedOut)
        #expect(run.ending == .failed, "\(run.trace)")
    }
}
