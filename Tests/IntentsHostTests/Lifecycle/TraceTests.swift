import Intents
import IntentsHost
import PortableForm
import Testing

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

    @Test("the JSON of a run tells every step")
    func json() async {
        let trace = await trace(ImpatientClock())
        let text = String(decoding: trace.json(durations: false), as: UTF8.self)
        #expect(text.replacing(trace.identifier, with: "ID") == Self.expected)
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
