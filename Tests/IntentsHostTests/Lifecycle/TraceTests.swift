import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite("The trace of a run")
struct TraceTests {
    private func trace(_ clock: any Clock<Duration>) async -> IntentTrace {
        let intent = StartWorkoutIntent()
        intent.kind = .swim
        let handler = WorkoutHandler()
        handler.equipmentResults = [
            .disambiguation(with: ["mat", "bike"].map { Equipment(identifier: $0, display: $0) })
        ]
        let host = IntentHost.test(handler) { $0.clock = clock }
        return await host.run(intent, in: ScriptedDialogue([.choice(1), "yes"])).trace
    }

    @Test("the JSON of a run contains every step")
    func json() async {
        let trace = await trace(ImpatientClock())
        let text = String(decoding: trace.json(durations: false), as: UTF8.self)
        #expect(text.replacing(trace.identifier, with: "ID") == Self.expected)
    }

    /// The handler's result for the equipment of an intent with a mat, and the values that are recorded as set.
    private static var settings: [(resolution: EquipmentResolutionResult, values: [[String]])] {
        [
            (.success(with: Equipment(identifier: "bike", display: "bike")), [["bike"]]),
            (.success(with: Equipment(identifier: "mat", display: "mat")), []),
            (.notRequired(), [[]]),
            (.confirmationRequired(with: Equipment(identifier: "bike", display: "bike")), [["bike"]]),
            (.confirmationRequired(with: Equipment(identifier: "mat", display: "mat")), []),
        ]
    }

    @Test("a parameter is noted as set if it gets another value, and only then", arguments: 0..<5)
    func setting(index: Int) async {
        let intent = StartWorkoutIntent()
        intent.kind = .swim
        intent.equipment = Equipment(identifier: "mat", display: "mat")
        let handler = WorkoutHandler()
        handler.equipmentResults = [Self.settings[index].resolution]
        let run = await IntentHost.test(handler).run(intent, in: ScriptedDialogue(["yes", "yes"]))
        let steps = run.steps(.set).filter { $0.parameter == "equipment" }
        #expect(steps.map(\.values) == Self.settings[index].values)
    }

    @Test("the transcript of a run has a line for each step")
    func transcript() async {
        let trace = await trace(ImpatientClock())
        #expect(
            trace.transcript(durations: false) == """
                StartWorkoutIntent
                  host       calls the handler 'WorkoutHandler'
                  handler    accepts "swim" for 'kind'
                  handler    doesn't need a value for 'minutes'
                  handler    asks the user to choose 'equipment' from "mat", "bike"
                  Siri asks  "There are 2 possibilities. Which one?" (for 'equipment'), choices: "mat", "bike"
                  user says  "bike"
                  host       sets 'equipment' to "bike"
                  handler    accepts "bike" for 'equipment'
                  handler    answers 'confirm' with 'ready'
                  Siri asks  "Ready to start?"
                  user says  "yes"
                  handler    answers 'handle' with 'started'
                  Siri says  "Off you go"
                ended: the intent was handled
                """
        )
    }

    @Test("a transcript has the time of each step, and the duration of a call")
    func times() async {
        let clock = ImpatientClock()
        let handler = ArticleHandler(handle: { completion in
            clock.advance(by: .milliseconds(1_250))
            completion(.success(articleTitle: "Bread"))
        })
        let run = await IntentHost.test(handler) { $0.clock = clock }.run(LatestArticleIntent(), in: ScriptedDialogue())
        let lines = "\(run)".split(separator: "\n")
        #expect(lines[1] == "   0.000 s  host       calls the handler 'ArticleHandler'")
        #expect(lines.contains("   1.250 s  handler    answers 'handle' with 'success' (1250.0 ms)"))
        #expect(lines.dropLast().last == "   1.250 s  Siri says  \"The latest article is Bread\"")
        #expect(run.trace.steps.compactMap(\.time).count == run.trace.steps.count)
    }

    @Test("a transcript has a line for each kind of step, without what a terminal would obey")
    func kinds() {
        let steps: [IntentTraceStep] = [
            IntentTraceStep(kind: .skip, parameter: "size", result: "'kind' doesn't call for it"),
            IntentTraceStep(kind: .defaultValue, parameter: "kind", values: ["run"]),
            IntentTraceStep(kind: .set, parameter: "item", values: ["a", "b"]),
            IntentTraceStep(kind: .set, parameter: "size", values: []),
            IntentTraceStep(kind: .options, parameter: "item", values: [], text: "so"),
            IntentTraceStep(kind: .resolve, parameter: "item", result: "confirmationRequired", values: ["a\u{202E}b"]),
            IntentTraceStep(kind: .resolve, parameter: "item", result: "unsupported", text: "tooLong"),
            IntentTraceStep(kind: .confirm, result: "ready", text: "doesn't implement 'confirm'"),
            IntentTraceStep(kind: .handOver, result: "reading"),
            IntentTraceStep(kind: .warning, text: "odd\u{1B}"), IntentTraceStep(kind: .fault, text: "wrong"),
            IntentTraceStep(kind: .error, text: "no\nmore"),
            IntentTraceStep(kind: .answer, text: String(repeating: "a", count: 301)),
        ]
        let trace = IntentTrace(subject: "OrderIntent", identifier: "ID", steps: steps, ending: .failed)
        #expect(
            "\(trace)" == """
                OrderIntent
                  host       skips 'size': 'kind' doesn't call for it
                  host       starts 'kind' with "run"
                  host       sets 'item' to "a", "b"
                  host       sets 'size' to nothing
                  handler    offers for 'item', searched for "so": nothing
                  handler    asks the user to confirm "a\\u{202E}b" for 'item'
                  handler    can't use the value of 'item', reason 'tooLong'
                  handler    doesn't implement 'confirm', which counts as 'ready'
                  app        gets the activity 'reading'
                  warning    odd\\u{1B}
                  fault      wrong
                  error      no\\u{A}more
                  user says  "\(String(repeating: "a", count: 300))…"
                ended: the intent wasn't handled
                """
        )
    }

    @Test("an expectation that fails shows the transcript")
    func expectation() async {
        let handler = ArticleHandler(handle: { $0(.code(.failure)) })
        let run = await IntentHost.test(handler).run(LatestArticleIntent(), in: ScriptedDialogue())
        withKnownIssue {
            #expect(run.hasSucceeded)
        } matching: { issue in
            "\(issue)".contains("answers 'handle' with 'failure'")
        }
        withKnownIssue {
            #expect(run.ending == .succeeded, "\(run.trace)")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("Siri says  \"I could not fetch the article\"") }
        }
    }

    @Test("the calls' durations are those of the host's clock")
    func durations() async {
        let trace = await trace(ImpatientClock())
        let timed = trace.steps.filter { $0.seconds != nil }.map(\.kind)
        #expect(timed == [.resolve, .resolve, .resolve, .resolve, .confirm, .handle])
        #expect(trace.steps.compactMap(\.seconds).allSatisfy { $0 == 0 })
        #expect(String(decoding: trace.json(), as: UTF8.self).contains(#""seconds" : 0"#))
    }

    @Test("a trace can be read from its JSON")
    func decoding() async throws {
        let trace = await trace(ContinuousClock())
        #expect(try JSONDecoder().decode(IntentTrace.self, from: trace.json()) == trace)
    }

    private static let expected = """
        {
          "ending" : "succeeded",
          "identifier" : "ID",
          "steps" : [
            {
              "kind" : "handler",
              "result" : "WorkoutHandler"
            },
            {
              "kind" : "resolve",
              "parameter" : "kind",
              "result" : "success",
              "values" : [
                "swim"
              ]
            },
            {
              "kind" : "resolve",
              "parameter" : "minutes",
              "result" : "notRequired"
            },
            {
              "kind" : "resolve",
              "parameter" : "equipment",
              "result" : "disambiguation",
              "values" : [
                "mat",
                "bike"
              ]
            },
            {
              "kind" : "question",
              "parameter" : "equipment",
              "text" : "There are 2 possibilities. Which one?",
              "values" : [
                "mat",
                "bike"
              ]
            },
            {
              "kind" : "answer",
              "parameter" : "equipment",
              "text" : "bike"
            },
            {
              "kind" : "set",
              "parameter" : "equipment",
              "values" : [
                "bike"
              ]
            },
            {
              "kind" : "resolve",
              "parameter" : "equipment",
              "result" : "success",
              "values" : [
                "bike"
              ]
            },
            {
              "kind" : "confirm",
              "result" : "ready"
            },
            {
              "kind" : "question",
              "text" : "Ready to start?"
            },
            {
              "kind" : "answer",
              "text" : "yes"
            },
            {
              "kind" : "handle",
              "result" : "started"
            },
            {
              "kind" : "statement",
              "text" : "Off you go"
            }
          ],
          "subject" : "StartWorkoutIntent"
        }
        """
}
