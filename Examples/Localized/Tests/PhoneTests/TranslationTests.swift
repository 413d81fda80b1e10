import Intents
import IntentsHost
import Testing

@testable import Phone

@Suite struct TranslationTests {
    private func spoken(_ intent: INIntent, in language: String, _ answers: [IntentAnswer] = []) async -> [String] {
        let dialogue = ScriptedDialogue(answers)
        _ = await IntentHost(.phone(Locale(identifier: language))).run(intent, in: dialogue)
        return dialogue.questions.map(\.text) + dialogue.statements
    }

    @Test("a language with translations is spoken", arguments: ["de", "de_AT"])
    func translated(language: String) async {
        let texts = await spoken(WaterPlantIntent(), in: language, [.choice(1)])
        #expect(texts == ["Welche Pflanze?", "Fern hat Wasser für 3 Tage."])
    }

    @Test("another language falls back to the definition", arguments: ["en", "fr"])
    func untranslated(language: String) async {
        let texts = await spoken(WaterPlantIntent(), in: language, [.choice(1)])
        #expect(texts == ["Which plant?", "Fern has water for 3 days."])
    }

    @Test("a text that the table doesn't translate falls back to the definition")
    func missing() async {
        #expect(await spoken(ReadTankIntent(), in: "de") == ["There are 12 litres."])
    }

    @Test("the phone has both intents")
    func intents() async {
        #expect(PlantsDefinition.intents.count == 2)
        #expect(await spoken(ReadTankIntent(), in: "en") == ["There are 12 litres."])
    }
}
