import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite("Templates")
struct TemplateTests {
    private func renderer(_ translations: [String: String] = [:]) -> IntentTextRenderer {
        var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
        configuration.locale = Locale(identifier: "en_US")
        configuration.translations = [translations]
        return IntentTextRenderer(configuration)
    }

    private func workout() -> StartWorkoutIntent {
        let intent = StartWorkoutIntent()
        intent.kind = .swim
        intent.minutes = 1_500
        let equipment = Equipment(identifier: "e", display: "Fins")
        equipment.weight = Measurement(value: 2, unit: .kilograms)
        equipment.kinds = [2, 4]
        intent.equipment = equipment
        return intent
    }

    @Test(
        "placeholders take the intent's values",
        arguments: [
            ("Start ${kind}", "Start Swim"),
            ("${kind} for ${minutes} minutes", "Swim for 1,500 minutes"),
            ("with ${equipment}", "with Fins"),
            ("${equipment.weight} of ${equipment.displayString}", "2 kg of Fins"),
            ("${equipment.kinds}", "Swim and Cycle"),
            ("no placeholder", "no placeholder"),
            ("${kind}${kind}", "SwimSwim"),
            ("an open ${kind", "an open ${kind"),
            ("an open ${kind ${kind}", "an open ${kind Swim"),
            ("$${kind}", "$Swim"),
            ("$5 for {kind}", "$5 for {kind}"),
            ("", ""),
        ]
    )
    func values(_ template: String, _ text: String) {
        let rendering = renderer().render(IntentText(template), with: IntentTextSource(intent: workout()))
        #expect(rendering.text == text)
        #expect(rendering.missing.isEmpty)
    }

    @Test(
        "a placeholder without a value leaves nothing, and is reported",
        arguments: ["place", "nothing", "equipment.nothing", "kind.nothing", "equipment.weight.nothing", "", ".", "a."]
    )
    func missing(_ path: String) {
        let text = IntentText("<${\(path)}>")
        let rendering = renderer().render(text, with: IntentTextSource(intent: workout()))
        #expect(rendering.text == "<>")
        #expect(rendering.missing == [path])
    }

    @Test("a response's properties come before the intent's parameters")
    func response() {
        let response = StartWorkoutIntentResponse.failureBusyEquipment(
            Equipment(identifier: "b", display: "Boat"),
            wait: 5
        )
        let source = IntentTextSource(response: response, intent: workout())
        let text = IntentText("${equipment} is free in ${wait} minutes for ${kind}")
        #expect(renderer().render(text, with: source).text == "Boat is free in 5 minutes for Swim")
    }

    @Test("a translation is found by the text's identifier")
    func translation() {
        let text = IntentText("Start ${kind}", identifier: "t")
        let renderer = renderer(["t": "${kind} beginnen", "k2": "Schwimmen"])
        let source = IntentTextSource(intent: workout())
        #expect(renderer.render(text, with: source).text == "Schwimmen beginnen")
    }

    @Test("a phrase of the host has words of its own, which a definition's text of the same names doesn't see")
    func phraseWords() {
        var source = IntentTextSource(intent: workout())
        source.phraseWords = ["kind": "phrase"]
        #expect(renderer().render(IntentText("${kind}"), with: source).text == "Swim")
        #expect(renderer().render(phrase: "${kind} ${minutes}", with: source).text == "phrase 1,500")
    }

    @Test(
        "a translation that is made for an enum's value is found for a repeated placeholder and beside a path",
        arguments: ["${kind}, yes, ${kind}", "${kind} with ${equipment.kinds}"]
    )
    func enumeratedTranslationOfNames(template: String) {
        let renderer = renderer(["t-k2": "Losschwimmen"])
        let text = IntentText(template, identifier: "t")
        #expect(renderer.render(text, with: IntentTextSource(intent: workout())).text == "Losschwimmen")
    }

    @Test("a translation that is made for an enum's value comes first")
    func enumeratedTranslation() {
        let text = IntentText("Start ${kind} for ${minutes}", identifier: "t")
        let renderer = renderer(["t": "${kind} beginnen", "t-k2": "Losschwimmen, ${minutes} Minuten"])
        let source = IntentTextSource(intent: workout())
        #expect(renderer.render(text, with: source).text == "Losschwimmen, 1,500 Minuten")
    }
}
