import Intents
import IntentsHost
import Testing

@Suite("Resolution results, for a parameter of each type")
struct ResolutionTests {
    /// Runs a sample intent whose handler says something about one parameter.
    private func run(
        _ parameter: String,
        from value: IntentValue? = nil,
        _ rounds: [IntentResolution]...,
        answers: [IntentAnswer] = []
    ) async -> (value: IntentValue?, run: IntentRun, dialogue: ScriptedDialogue, handler: SampleHandler) {
        let intent = SampleIntent()
        intent[parameter] = value
        let handler = SampleHandler(parameter, rounds)
        let dialogue = ScriptedDialogue(answers)
        let run = await IntentHost.test(handler).run(intent, in: dialogue)
        return ((run.intent as? SampleIntent)?[parameter], run, dialogue, handler)
    }

    @Test("success sets the handler's value", arguments: TypeSample.all)
    func success(_ sample: TypeSample) async {
        let result = await run(sample.parameter, from: sample.first, [.success(sample.second)])
        #expect(result.value == sample.second)
        #expect(result.run.ending == .succeeded)
        #expect(result.handler.seen == [sample.first])
    }

    @Test("needsValue asks in words, and asks the handler again", arguments: TypeSample.all)
    func needsValue(_ sample: TypeSample) async throws {
        let words = IntentAnswer.words(try #require(sample.words))
        let result = await run(sample.parameter, [.needsValue], answers: [words])
        #expect(result.value == sample.second)
        #expect(result.handler.seen.last == sample.second)
        #expect(result.handler.seen.count == 2)
        #expect(result.dialogue.questions.map(\.text) == ["Which \(sample.parameter)?"])
    }

    @Test("a question is repeated if the answer isn't a value", arguments: TypeSample.all)
    func notUnderstood(_ sample: TypeSample) async throws {
        let words = IntentAnswer.words(try #require(sample.words))
        let result = await run(sample.parameter, [.needsValue], answers: [.words(" "), words])
        #expect(result.value == sample.second)
        #expect(result.dialogue.statements.first == "That was not understood.")
    }

    @Test("disambiguation sets the chosen value, and asks the handler again", arguments: TypeSample.all)
    func disambiguation(_ sample: TypeSample) async {
        let values = [sample.first, sample.second]
        let result = await run(sample.parameter, [.disambiguation(values)], answers: [.choice(1)])
        #expect(result.value == sample.second)
        #expect(result.handler.seen.count == 2)
        #expect(result.dialogue.questions.map(\.text) == ["There are 2. Which of them?"])
        #expect(result.dialogue.questions.first?.choices.count == 2)
    }

    @Test("a confirmed value is kept", arguments: TypeSample.all)
    func confirmed(_ sample: TypeSample) async {
        let result = await run(sample.parameter, [.confirmationRequired(sample.second)], answers: [.yes])
        #expect(result.value == sample.second)
        #expect(result.handler.seen.count == 1)
        #expect(result.dialogue.questions.first?.text.hasPrefix("Really ") == true)
    }

    @Test("after a no to a value another one is asked for", arguments: TypeSample.all)
    func notConfirmed(_ sample: TypeSample) async throws {
        let words = IntentAnswer.words(try #require(sample.words))
        let result = await run(sample.parameter, [.confirmationRequired(sample.first)], answers: [.no, words])
        #expect(result.value == sample.second)
        #expect(result.dialogue.questions.map(\.kind) == [.confirmation, .value])
    }

    @Test("unsupported says the reason, and asks again", arguments: TypeSample.all)
    func unsupported(_ sample: TypeSample) async throws {
        let words = IntentAnswer.words(try #require(sample.words))
        let result = await run(sample.parameter, from: sample.first, [.unsupported(reason: 1)], answers: [words])
        #expect(result.value == sample.second)
        #expect(result.dialogue.statements.first?.hasPrefix("the \(sample.parameter) must not be ") == true)
        #expect(result.run.steps(.resolve).first { $0.parameter == sample.parameter }?.text == "odd")
    }

    @Test("notRequired leaves no value", arguments: TypeSample.all)
    func notRequired(_ sample: TypeSample) async {
        let result = await run(sample.parameter, from: sample.first, [.notRequired])
        #expect(result.value?.isSet ?? false == false)
        #expect(result.run.ending == .succeeded)
    }

    @Test("each value of a list has its own result", arguments: TypeSample.lists)
    func lists(_ sample: TypeSample) async throws {
        let words = IntentAnswer.words(try #require(sample.words))
        let result = await run(
            sample.parameter,
            from: .list([sample.first, sample.first, sample.first, sample.first]),
            [.success(sample.second), .needsValue, .notRequired, .disambiguation([sample.first, sample.second])],
            answers: [words, .choice(0)]
        )
        #expect(result.value == .list([sample.second, sample.second, sample.first]))
        #expect(result.handler.seen.count == 2)
    }

    @Test("a value of a list that was confirmed is not asked for again", arguments: TypeSample.lists)
    func confirmedInList(_ sample: TypeSample) async throws {
        let words = IntentAnswer.words(try #require(sample.words))
        let result = await run(
            sample.parameter,
            from: .list([sample.first, sample.first]),
            [.confirmationRequired(sample.first), .needsValue],
            [.confirmationRequired(sample.first), .success(sample.second)],
            answers: [.yes, words]
        )
        #expect(result.value == .list([sample.first, sample.second]))
        #expect(result.dialogue.questions.count == 2)
    }

    @Test("notRequired alone leaves no list", arguments: TypeSample.lists)
    func noList(_ sample: TypeSample) async {
        #expect(await run(sample.parameter, from: .list([sample.first]), [.notRequired]).value == nil)
    }

    @Test("no results leave a list as it is", arguments: TypeSample.lists)
    func unchangedList(_ sample: TypeSample) async {
        #expect(await run(sample.parameter, from: .list([sample.first]), []).value == .list([sample.first]))
    }

    @Test("several names in one answer are several values of a list")
    func severalNames() async {
        let result = await run("persons", [.needsValue], answers: ["Ann, Bob"])
        #expect(result.value == .list([.person("Ann"), .person("Bob")]))
    }

    @Test("a later value of a list is asked for in its own words")
    func laterValue() async {
        let result = await run(
            "texts",
            from: .list([.string("a"), .string("b")]),
            [.success(.string("a")), .needsValue],
            answers: ["c"]
        )
        #expect(result.dialogue.questions.map(\.text) == ["Another text?"])
    }

    @Test("a parameter that never gets a value fails the run after the allowed rounds")
    func rounds() async {
        let handler = SampleHandler("text", Array(repeating: [.needsValue], count: 20))
        let dialogue = ScriptedDialogue(Array(repeating: "x", count: 20))
        let run = await IntentHost.test(handler).run(SampleIntent(), in: dialogue)
        #expect(run.errorCode == .missingInformation)
        #expect(handler.seen.count == 8)
    }

    @Test("answers that are never understood fail the run after the allowed rounds")
    func nonsense() async {
        let result = await run("integer", [.needsValue], answers: Array(repeating: "many", count: 20))
        #expect(result.run.errorCode == .missingInformation)
        #expect(result.dialogue.questions.count == 8)
    }

    @Test("a reason's text names the parameter and its limits")
    func reason() async {
        let result = await run("integer", from: .number(2_000), [.unsupported(reason: 1)], answers: ["5"])
        #expect(result.dialogue.statements.first == "the integer must not be 2,000, at most 1,000")
    }

    @Test("a value of another type than the parameter's fails the run")
    func wrongType() async {
        let result = await run("integer", [.success(.string("three"))])
        #expect(result.run.errorCode == .missingInformation)
        #expect(result.run.steps(.error).first?.text?.contains("'integer'") == true)
    }

    @Test("giving up cancels the run", arguments: [IntentAnswer.cancel, .words("Never mind")])
    func cancel(_ answer: IntentAnswer) async {
        let result = await run("text", [.needsValue], answers: [answer])
        #expect(result.run.ending == .cancelled)
        #expect(result.run.response == nil)
    }

    @Test("the intent that was passed in stays as it is")
    func copy() async {
        let intent = SampleIntent()
        let handler = SampleHandler("text", [[.success(.string("new"))]])
        let run = await IntentHost.test(handler).run(intent, in: ScriptedDialogue())
        #expect(intent.text == nil)
        #expect(intent.identifier == nil)
        #expect((run.intent as? SampleIntent)?.text == "new")
        #expect(run.intent?.identifier == run.trace.identifier)
    }
}
