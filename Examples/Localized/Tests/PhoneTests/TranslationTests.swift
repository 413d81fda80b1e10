import Intents
import IntentsHost
import Testing

@testable import Phone

@Suite struct TranslationTests {
    private func spoken(_ intent: INIntent, in language: String, _ answers: [IntentAnswer] = []) async -> [String] {
        var configuration = IntentHostConfiguration(
            intents: PlantsDefinition.intents,
            handlers: .handlers { _ in PhoneHandler() }
        )
        configuration.locale = Locale(identifier: language)
        configuration.translation = Translations(language: language).text
        let dialogue = ScriptedDialogue(answers)
        _ = await IntentHost(configuration).run(intent, in: dialogue)
        return dialogue.questions.map(\.text) + dialogue.statements
    }

    @Test("a language with translations is spoken")
    func translated() async {
        let texts = await spoken(WaterPlantIntent(), in: "de", [.choice(1)])
        #expect(texts == ["Welche Pflanze?", "Fern hat Wasser für 3 Tage."])
    }

    @Test("another language falls back to the definition")
    func untranslated() async {
        let texts = await spoken(WaterPlantIntent(), in: "en", [.choice(1)])
        #expect(texts == ["Which plant?", "Fern has water for 3 days."])
    }

    @Test("the phone has both intents")
    func intents() async {
        #expect(PlantsDefinition.intents.count == 2)
        #expect(await spoken(ReadTankIntent(), in: "en") == ["There are 12 litres."])
    }
}
