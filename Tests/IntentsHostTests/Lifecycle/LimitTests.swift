import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite("Time-outs, missing and superfluous completions")
struct LimitTests {
    private func run(
        _ handler: ArticleHandler,
        _ change: (inout IntentHostConfiguration) -> Void = { _ in }
    ) async
        -> (IntentRun, ScriptedDialogue)
    {
        let dialogue = ScriptedDialogue()
        return (await IntentHost.test(handler, change).run(LatestArticleIntent(), in: dialogue), dialogue)
    }

    @Test("a handler that keeps its completion handler and does not call it times out")
    func missing() async {
        let kept = Box<[ArticleCompletion]>([])
        let (run, dialogue) = await run(ArticleHandler(handle: { kept.value.append($0) })) {
            $0.clock = ImpatientClock()
            $0.limits = IntentLimits()
        }
        #expect(run.errorCode == .requestTimedOut)
        #expect(dialogue.statements == ["That took too long."])
        #expect(run.steps(.fault).first?.text == "the handler's 'handle(intent:)' didn't complete within 10 seconds")
    }

    @Test("a limit counts in real time")
    func realTime() async {
        let kept = Box<[ArticleCompletion]>([])
        let (run, _) = await run(ArticleHandler(confirm: { kept.value.append($0) })) {
            $0.limits = IntentLimits(each: .milliseconds(1))
        }
        #expect(run.errorCode == .requestTimedOut)
        #expect(run.steps(.handle).isEmpty)
    }

    @Test("each kind of call has its own limit", arguments: ["resolve", "options", "confirm", "handle"])
    func limits(_ kind: String) async {
        let clock = ImpatientClock()
        let slow = { (name: String) in if name == kind { clock.advance(by: .seconds(2)) } }
        let host = IntentHost.test(SlowWorkoutHandler(slow)) { configuration in
            configuration.clock = clock
            if kind == "resolve" { configuration.limits.resolve = .seconds(1) }
            if kind == "options" { configuration.limits.options = .seconds(1) }
            if kind == "confirm" { configuration.limits.confirm = .seconds(1) }
            if kind == "handle" { configuration.limits.handle = .seconds(1) }
        }
        let run = await host.run(StartWorkoutIntent(), in: ScriptedDialogue([.choice(0), .yes]))
        #expect(run.errorCode == .requestTimedOut)
        #expect(run.steps(.fault).first?.text?.contains("1 second") == true)
    }

    @Test("a handler that lets go of its completion handler fails at once")
    func abandoned() async {
        let (run, _) = await run(ArticleHandler(handle: { _ in }))
        #expect(run.errorCode == .requestTimedOut)
        #expect(
            run.steps(.fault).first?.text
                == IntentHandlerFault.completionNotCalled("handle(intent:)").description
        )
    }

    @Test("of two completions the first counts, and the second is reported")
    func double() async {
        let (run, dialogue) = await run(
            ArticleHandler(handle: {
                $0(.success(articleTitle: "First"))
                $0(.success(articleTitle: "Second"))
            })
        )
        #expect(dialogue.statements == ["The latest article is First"])
        #expect(
            run.steps(.fault).map(\.text) == [
                "the handler's 'handle(intent:)' completed more than once; only the first result counts"
            ]
        )
    }

    @Test("a completion after the time is dropped, and reported")
    func late() async throws {
        let recorder = TraceRecorder()
        let metadata = try #require(LatestArticleIntent.intentMetadata)
        let call = PendingCall(.handle, of: metadata, recorder: recorder)
        let right = CompletionRight(call)
        let end = await call.wait(atMost: .seconds(10), by: ImpatientClock())
        right.complete(.defaultValue(nil))
        guard case .timedOut = end, case .timedOut? = call.end else {
            Issue.record("the first end must count, not \(end)")
            return
        }
        #expect(
            recorder.close().map(\.text) == [
                "the handler's 'handle(intent:)' completed after the time limit; its result is dropped"
            ]
        )
    }

    @Test("an outcome after its time does not count, even if the timer has not run yet")
    func lateTimer() async throws {
        let clock = ImpatientClock()
        let recorder = TraceRecorder(clock: clock)
        let metadata = try #require(LatestArticleIntent.intentMetadata)
        let call = PendingCall(.handle, of: metadata, recorder: recorder) {
            clock.now.offset > .seconds(10)
        }
        let right = CompletionRight(call)
        clock.advance(by: .seconds(11))
        right.complete(.defaultValue(nil))
        guard case .timedOut? = call.end else {
            Issue.record("the outcome counts, though it is late")
            return
        }
    }

    @Test("a completion from another thread is waited for")
    func otherThread() async {
        let (run, _) = await run(
            ArticleHandler(handle: { completion in
                let completion = UncheckedBox(completion)
                DispatchQueue.global().async { completion.value(.success(articleTitle: "Slow")) }
            })
        )
        #expect(run.text == "The latest article is Slow")
    }

    @Test("cancelling the task cancels the run")
    func cancelled() async {
        let kept = Box<[ArticleCompletion]>([])
        let handler = UncheckedBox(
            ArticleHandler(handle: { completion in
                kept.value.append(completion)
                withUnsafeCurrentTask { $0?.cancel() }
            })
        )
        let ending = await Task {
            await IntentHost.test(handler.value).run(LatestArticleIntent(), in: ScriptedDialogue()).ending
        }.value
        #expect(ending == .cancelled)
    }
}

/// A handler that lets a test pass time in each method.
final class SlowWorkoutHandler: NSObject, StartWorkoutIntentHandling {
    private let pass: (String) -> Void

    init(_ pass: @escaping (String) -> Void) {
        self.pass = pass
    }

    func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult {
        pass("resolve")
        return .success(with: .run)
    }

    func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult { .notRequired() }

    func resolveEquipment(for intent: StartWorkoutIntent) async -> EquipmentResolutionResult {
        intent.equipment.map { .success(with: $0) } ?? .needsValue()
    }

    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Equipment> {
        pass("options")
        return INObjectCollection(items: [Equipment(identifier: "mat", display: "Mat")])
    }

    func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        pass("confirm")
        return StartWorkoutIntentResponse(code: .ready, userActivity: nil)
    }

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        pass("handle")
        return StartWorkoutIntentResponse(code: .started, userActivity: nil)
    }
}
