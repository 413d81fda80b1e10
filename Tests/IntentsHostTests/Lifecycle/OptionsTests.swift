import Intents
import IntentsHost
import PortableForm
import Testing

@Suite("Options and default values that handlers give")
struct OptionsTests {
    private func equipment(_ names: String...) -> [Equipment] {
        names.map { Equipment(identifier: $0, display: $0) }
    }

    private func run(_ handler: WorkoutHandler, _ answers: IntentAnswer...) async -> (IntentRun, ScriptedDialogue) {
        let dialogue = ScriptedDialogue(answers + [.yes])
        return (await IntentHost.test(handler).run(StartWorkoutIntent(), in: dialogue), dialogue)
    }

    private func chosen(_ run: IntentRun) -> String? { (run.intent as? StartWorkoutIntent)?.equipment?.identifier }

    @Test("a parameter with options that needs a value gives a list to pick from, with sections")
    func sections() async {
        let handler = WorkoutHandler()
        handler.equipmentResults = [.needsValue()]
        handler.options = { _ in
            INObjectCollection(sections: [
                INObjectSection(title: "Indoors", items: equipment("rower", "bike")),
                INObjectSection(title: "Outdoors", items: equipment("boat")),
            ])
        }
        let (run, dialogue) = await run(handler, .choice(2))
        #expect(chosen(run) == "boat")
        #expect(dialogue.questions.first?.choices.map(\.title) == ["rower", "bike", "boat"])
        #expect(dialogue.questions.first?.choices.map(\.section) == ["Indoors", "Indoors", "Outdoors"])
        #expect(run.steps(.options).first?.values == ["rower", "bike", "boat"])
    }

    @Test("words that name no option are searched for")
    func search() async {
        let handler = WorkoutHandler()
        handler.equipmentResults = [.needsValue()]
        handler.options = { term in INObjectCollection(items: equipment(term.map { $0 + " bike" } ?? "rower")) }
        let (run, dialogue) = await run(handler, "racing", "Racing Bike")
        #expect(chosen(run) == "racing bike")
        #expect(handler.searches == [nil, "racing"])
        #expect(dialogue.questions.first?.takesWords == true)
    }

    @Test("if a search doesn't find anything, the user hears it and searches again")
    func emptySearch() async {
        let handler = WorkoutHandler()
        handler.equipmentResults = [.needsValue()]
        handler.options = { term in INObjectCollection(items: term == "b" ? equipment("bike") : []) }
        let (run, dialogue) = await run(handler, "a", "b", .choice(0))
        #expect(chosen(run) == "bike")
        #expect(
            dialogue.statements.prefix(2).allSatisfy { $0 == "There is nothing to choose from for Equipment." }
        )
    }

    @Test("an error of the handler's options stops the run")
    func error() async {
        struct Broken: Error, Equatable {}
        let handler = WorkoutHandler()
        handler.equipmentResults = [.needsValue()]
        handler.optionsError = Broken()
        let (run, _) = await run(handler)
        #expect(run.error is Broken)
        #expect(run.ending == .failed)
    }

    @Test("the handler's default value is set before it resolves the parameter")
    func handlersDefault() async {
        let handler = WorkoutHandler()
        handler.equipment = Equipment(identifier: "mat", display: "Mat")
        let (run, _) = await run(handler)
        #expect(chosen(run) == "mat")
        #expect(run.steps(.defaultValue).map(\.parameter) == ["kind", "equipment"])
    }

    @Test("the definition's default value is set if the handler doesn't provide one")
    func definitionsDefault() async {
        let (run, _) = await run(WorkoutHandler())
        #expect((run.intent as? StartWorkoutIntent)?.kind == .run)
    }

    @Test("a value that is there is not replaced by a default value")
    func noDefault() async {
        let handler = WorkoutHandler()
        let intent = StartWorkoutIntent()
        intent.kind = .cycle
        let run = await IntentHost.test(handler).run(intent, in: ScriptedDialogue([.yes]))
        #expect((run.intent as? StartWorkoutIntent)?.kind == .cycle)
    }

    // MARK: Options without a search

    private func run(
        _ handler: DrinkHandler,
        _ answers: [IntentAnswer],
        _ change: (inout IntentHostConfiguration) -> Void = { _ in }
    ) async -> (DrinkIntent?, IntentRun, ScriptedDialogue) {
        let dialogue = ScriptedDialogue(answers)
        let host = IntentHost.test(handler) { configuration in
            configuration.intents = [DrinkIntent.self]
            change(&configuration)
        }
        let run = await host.run(DrinkIntent(), in: dialogue)
        return (run.intent as? DrinkIntent, run, dialogue)
    }

    @Test("a default text is translated")
    func translatedDefault() async {
        let (intent, _, _) = await run(DrinkHandler(), []) { $0.translations = [["d1": "Wasser"]] }
        #expect(intent?.drink == "Wasser")
    }

    @Test("without a search only the options are answers")
    func onlyOptions() async {
        let handler = DrinkHandler()
        handler.asksAlways = true
        let (intent, _, dialogue) = await run(handler, ["beer", "Coffee"])
        #expect(intent?.drink == "coffee")
        #expect(dialogue.statements.first == "That was not understood.")
    }

    @Test("without options the user hears it, and can say a text")
    func noOptions() async {
        let handler = DrinkHandler()
        handler.asksAlways = true
        handler.options = INObjectCollection(items: [])
        let (intent, _, dialogue) = await run(handler, ["beer"])
        #expect(intent?.drink == "beer")
        #expect(dialogue.statements.first == "The bar is closed.")
    }

    @Test("an option that is picked for a list is a value of it")
    func list() async {
        let handler = DrinkHandler()
        handler.asksForExtras = true
        let (intent, _, _) = await run(handler, [.choice(0)])
        #expect(intent?.extras == ["tea"])
    }
}
