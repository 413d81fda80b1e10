import Intents
import IntentsHost
import PortableForm
import Testing

@Suite("Dialogues")
struct DialogueTests {
    private func terminal(_ lines: String...) -> (TerminalDialogue, Box<[String]>) {
        let input = Box(lines[...])
        let output = Box<[String]>([])
        let dialogue = TerminalDialogue(
            readLine: { input.value.popFirst() },
            writeLine: { output.value.append($0) }
        )
        return (dialogue, output)
    }

    private func handler() -> WorkoutHandler {
        let handler = WorkoutHandler()
        handler.equipmentResults = [.needsValue()]
        handler.options = { _ in
            let bike = Equipment(identifier: "bike", display: "Bike", subtitle: "red", image: nil)
            return INObjectCollection(sections: [
                INObjectSection(title: "Indoors", items: [Equipment(identifier: "mat", display: "Mat"), bike]),
                INObjectSection(title: "Outdoors", items: [Equipment(identifier: "boat", display: "Boat")]),
            ])
        }
        return handler
    }

    @Test("a terminal shows choices with numbers under their headings, and takes a number")
    func choices() async {
        let (dialogue, output) = terminal("3", "yes")
        let run = await IntentHost.test(handler()).run(StartWorkoutIntent(), in: dialogue)
        #expect((run.intent as? StartWorkoutIntent)?.equipment?.identifier == "boat")
        #expect(
            output.value == [
                "Which Equipment?", "Indoors", "  1. Mat", "  2. Bike (red)", "Outdoors", "  3. Boat",
                "Ready to start?", "Off you go",
            ]
        )
    }

    @Test("a terminal takes words")
    func words() async {
        let (dialogue, _) = terminal("bike", "yes")
        let run = await IntentHost.test(handler()).run(StartWorkoutIntent(), in: dialogue)
        #expect((run.intent as? StartWorkoutIntent)?.equipment?.identifier == "bike")
    }

    @Test("the end of the input ends the run")
    func endOfInput() async {
        let (dialogue, output) = terminal()
        let run = await IntentHost.test(handler()).run(StartWorkoutIntent(), in: dialogue)
        #expect(run.ending == .cancelled)
        #expect(output.value.first == "Which Equipment?")
    }

    @Test("a script notes what was asked and said, and what was left over")
    func script() async {
        let dialogue = ScriptedDialogue([.choice(0), .yes, "left over"])
        _ = await IntentHost.test(handler()).run(StartWorkoutIntent(), in: dialogue)
        #expect(dialogue.questions.map(\.parameter) == ["equipment", nil])
        #expect(dialogue.statements == ["Off you go"])
        #expect(dialogue.unusedAnswers.count == 1)
    }

    @Test("an actor, a class on the main actor and a value can all be dialogues")
    func others() async {
        for dialogue in [ActorDialogue(), MainActorDialogue()] as [any IntentDialogue] {
            let run = await IntentHost.test(WorkoutHandler()).run(StartWorkoutIntent(), in: dialogue)
            #expect(run.ending == .succeeded)
        }
    }
}

private actor ActorDialogue: IntentDialogue {
    func answer(to question: IntentQuestion) async throws -> IntentAnswer { .yes }
    func say(_ text: String) async {}
}

@MainActor
private final class MainActorDialogue: IntentDialogue {
    func answer(to question: IntentQuestion) async throws -> IntentAnswer {
        MainActor.preconditionIsolated()
        return .yes
    }
    func say(_ text: String) async { MainActor.preconditionIsolated() }
}
