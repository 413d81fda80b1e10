import Intents
import IntentsHost
import Testing

@testable import Plants

@Suite struct WaterPlantTests {
    private func configuration(limit: Duration = .seconds(60)) -> IntentHostConfiguration {
        var configuration = PlantsApp.configuration(garden: Garden())
        configuration.locale = Locale(identifier: "en_US")
        configuration.limits = IntentLimits(each: limit)
        return configuration
    }

    @Test("the response is spoken with its values")
    func spokenResponse() async {
        let intent = WaterPlantIntent()
        intent.plant = "Fern"
        let dialogue = ScriptedDialogue()
        let run = await IntentHost(configuration()).run(intent, in: dialogue)
        #expect(run.hasSucceeded)
        #expect(dialogue.statements == ["Fern has water for 3 days."])
    }

    @Test("a missing plant is chosen from the options")
    func options() async {
        let dialogue = ScriptedDialogue([.choice(1)])
        let run = await IntentHost(configuration()).run(WaterPlantIntent(), in: dialogue)
        #expect(run.hasSucceeded)
        #expect(run.text == "Cactus has water for 21 days.")
        #expect((run.intent as? WaterPlantIntent)?.plant == "Cactus")
        #expect(dialogue.questions.first?.choices.map(\.title) == ["Basil", "Cactus", "Fern"])
    }

    @Test("a valve that takes too long ends in a time-out")
    func timeOut() async {
        let intent = WaterPlantIntent()
        intent.plant = "Fern"
        let run = await IntentHost(configuration(limit: .milliseconds(1))).run(intent, in: ScriptedDialogue())
        #expect((run.error as? INIntentError)?.code == .requestTimedOut)
        #expect(run.ending == .failed, "\(run.trace)")
    }
}
