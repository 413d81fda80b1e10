import Intents
import IntentsHost
import PortableForm
import Testing

@Suite("What follows from responses")
struct ResponseTests {
    private func run(
        confirm: LatestArticleIntentResponseCode = .ready,
        handle: LatestArticleIntentResponseCode = .success
    ) async -> (IntentRun, ScriptedDialogue) {
        let handler = ArticleHandler(confirm: { $0(.code(confirm)) }, handle: { $0(.code(handle)) })
        let dialogue = ScriptedDialogue()
        return (await IntentHost.test(handler).run(LatestArticleIntent(), in: dialogue), dialogue)
    }

    @Test(
        "the code of 'handle' says how the run ends",
        arguments: [
            (LatestArticleIntentResponseCode.success, IntentRunEnding.succeeded),
            (.inProgress, .inProgress), (.failure, .failed), (.ready, .failed), (.unspecified, .failed),
            (.continueInApp, .failed), (.failureRequiringAppLaunch, .failed),
        ]
    )
    func handling(_ code: LatestArticleIntentResponseCode, _ ending: IntentRunEnding) async {
        #expect(await run(handle: code).0.ending == ending)
    }

    @Test(
        "the code of 'confirm' says whether the intent is handled",
        arguments: [
            (LatestArticleIntentResponseCode.ready, true), (.success, true), (.inProgress, true), (.failure, false),
            (.unspecified, false), (.continueInApp, false), (.failureRequiringAppLaunch, false),
        ]
    )
    func confirming(_ code: LatestArticleIntentResponseCode, _ isHandled: Bool) async {
        let (run, _) = await run(confirm: code)
        #expect(run.steps(.handle).isEmpty != isHandled)
    }

    @Test(
        "without a text of the definition the host says what the category's verb stands for",
        arguments: [
            (LatestArticleIntentResponseCode.inProgress, "That is on its way."),
            (.unspecified, "There was a problem: I could not view that."),
        ]
    )
    func phrases(_ code: LatestArticleIntentResponseCode, _ text: String) async {
        #expect(await run(handle: code).1.statements == [text])
    }

    @Test("the definition's text for a failure is said")
    func failure() async {
        let (run, dialogue) = await run(confirm: .failure)
        #expect(dialogue.statements == ["I could not fetch the article"])
        #expect(run.text == "I could not fetch the article")
    }

    @Test("a value that a text lacks is left out, and warned of")
    func missing() async {
        let (run, dialogue) = await run()
        #expect(dialogue.statements == ["The latest article is "])
        #expect(
            run.steps(.warning).map(\.text) == [
                "the placeholder '${articleTitle}' in 'The latest article is ${articleTitle}' doesn't have a value"
            ]
        )
    }

    @Test("the output goes to the next action")
    func output() async {
        let run = await IntentHost.test(ArticleHandler()).run(LatestArticleIntent(), in: ScriptedDialogue())
        #expect(run.output == .string("News"))
        #expect(run.interaction?.intentHandlingStatus == .success)
    }

    @Test("if a screen shows the rest, the shorter text is said", arguments: [(false, "Off you go"), (true, "Go")])
    func concise(_ showsResponses: Bool, _ text: String) async {
        let host = IntentHost.test(WorkoutHandler()) { $0.showsResponses = showsResponses }
        #expect(await host.run(StartWorkoutIntent(), in: ScriptedDialogue([.yes])).text == text)
    }

    // MARK: The user's confirmation

    @Test("if the definition requires it, the user must confirm before the intent is handled")
    func confirmation() async {
        let dialogue = ScriptedDialogue([.words("Okay")])
        let run = await IntentHost.test(WorkoutHandler()).run(StartWorkoutIntent(), in: dialogue)
        #expect(dialogue.questions.map(\.kind) == [.intentConfirmation])
        #expect(dialogue.questions.map(\.text) == ["Ready to start?"])
        #expect(run.ending == .succeeded)
    }

    @Test("a success of the definition's own in 'confirm' is what the user confirms, and no warning")
    func ownSuccess() async {
        let handler = WorkoutHandler()
        handler.confirmation = StartWorkoutIntentResponse(code: .started, userActivity: nil)
        let run = await IntentHost.test(handler).run(StartWorkoutIntent(), in: ScriptedDialogue([.yes]))
        #expect(run.ending == .succeeded)
        #expect(run.steps(.warning).isEmpty)
    }

    @Test("the built-in 'success' in 'confirm' is warned of, since 'ready' is meant")
    func builtInSuccess() async {
        let warnings = await run(confirm: .success).0.steps(.warning).compactMap(\.text)
        #expect(warnings.contains { $0.contains("'confirm' answered 'success'") })
    }

    @Test("without the user's confirmation the intent is not handled")
    func refusal() async {
        let dialogue = ScriptedDialogue([.no])
        let run = await IntentHost.test(WorkoutHandler()).run(StartWorkoutIntent(), in: dialogue)
        #expect(run.ending == .cancelled)
        #expect(run.steps(.handle).isEmpty)
    }

    @Test("a question without an answer in the script fails the run, naming the question")
    func unexpectedQuestion() async {
        let run = await IntentHost.test(WorkoutHandler()).run(StartWorkoutIntent(), in: ScriptedDialogue())
        #expect(run.error is ScriptedDialogue.UnexpectedQuestion)
        #expect(
            run.steps(.error).first?.text
                == "unexpected question 'Ready to start?' about the intent; add an answer to the scripted dialogue"
        )
    }
}
