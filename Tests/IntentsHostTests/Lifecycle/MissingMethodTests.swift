import Intents
import IntentsHost
import MainActorClient
import PortableForm
import Testing

@Suite("Handlers that lack what a protocol requires")
struct MissingMethodTests {
    private let host = IntentHost.test("")

    @Test("a run is refused before anything of the handler is called")
    func refusal() async throws {
        let calls = Box<[String]>([])
        let run = await IntentHost.test(WrongHandler(calls)).run(StartWorkoutIntent(), in: ScriptedDialogue())
        #expect(calls.value.isEmpty)
        #expect(run.ending == .failed)
        let error = try #require(run.error as? IncompleteHandlerError)
        #expect(error.handler == "WrongHandler")
        #expect(error.intent == "StartWorkoutIntent")
        let required = ["handle", "resolveKind", "resolveMinutes", "resolveEquipment"]
        #expect(error.missing.map(\.name) == required + ["provideEquipmentOptionsCollection"])
        #expect(run.steps(.error).map(\.text) == ["\(error)"])
    }

    @Test("the error is reported to the developer, with the missing declarations")
    func report() async {
        let reports = Box<[String]>([])
        var options = SQLiteIntentSystem.Options()
        options.report = { reports.value.append($0) }
        let system = SQLiteIntentSystem(applicationID: "missing-methods", intents: [], options: options)
        await IntentEnvironment.withSystem(system) {
            _ = await IntentHost.test(WorkoutlessHandler()).run(LatestArticleIntent(), in: ScriptedDialogue())
        }
        #expect(
            reports.value == [
                "'WorkoutlessHandler' lacks a method that 'LatestArticleIntentHandling' requires:",
                "'handle': implement",
                "    func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void)",
                "  or",
                "    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse",
            ]
        )
    }

    /// A required method, and the near misses of `WrongHandler`.
    private static let nearMisses: [(method: String, miss: String)] = [
        ("handle", "takes the completion handler '(LatestArticleIntentResponse) -> ()'"),
        ("resolveKind", "func resolvekind(for: StartWorkoutIntent, with: (WorkoutKindResolutionResult) -> ()) -> ()"),
        ("resolveKind", "static func resolveKinds()"),
        ("resolveMinutes", "func resolveMinutes(for: StartWorkoutIntent, completion: "),
        ("resolveEquipment", "func resolveEquipment(for: LatestArticleIntent) async -> EquipmentResolutionResult"),
        ("provideEquipmentOptionsCollection", "func provideEquipmentOptionsCollection(for: StartWorkoutIntent) async"),
    ]

    @Test("methods that are nearly right are named: by type, case, spelling and labels, private ones too")
    func nearMisses() async throws {
        let missing = try await host.missingMethods(of: WrongHandler(Box([])))
        for (method, miss) in Self.nearMisses {
            let found = missing.first { $0.name == method }?.nearMisses ?? []
            #expect(found.contains { $0.contains(miss) }, "\(method): \(found)")
        }
    }

    /// A handler, and the text about its single near miss.
    private static let toldOnce: [(handler: any NSObject & Sendable, miss: String)] = [
        (OtherCompletion(), "'handle' takes the completion handler '(String) -> ()' instead of "),
        (OtherResult(), "'handle' returns 'String' instead of 'LatestArticleIntentResponse'"),
        (OverridingResult(), "'handle' returns 'String' instead of 'LatestArticleIntentResponse'"),
        (OverridingSpelling(), "func Handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse"),
        (OtherIntent(), "func handle(intent: String) async -> LatestArticleIntentResponse"),
    ]

    @Test("each near miss is reported once, by its types if they are known", arguments: toldOnce.indices)
    func once(index: Int) async throws {
        let (handler, miss) = Self.toldOnce[index]
        let missing = try await host.missingMethods(of: handler)
        #expect(missing.map(\.name) == ["handle"])
        let found = missing.first?.nearMisses ?? []
        #expect(found.count == 1 && found[0].hasPrefix(miss), "\(found)")
    }

    @Test("two near misses with the same name are both reported")
    func bothForms() async throws {
        let found = try await host.missingMethods(of: TwoForms()).first?.nearMisses ?? []
        #expect(found.count == 2, "\(found)")
        #expect(found.first?.hasPrefix("'handle' takes the completion handler '(String) -> ()'") == true)
        #expect(found.last == "func handle(intent: String) async -> LatestArticleIntentResponse")
    }

    @Test("a method of a superclass that is generic is found, and one with two letters exchanged")
    func inheritedNearMiss() async throws {
        let missing = try await host.missingMethods(of: MisspellingHandler())
        #expect(missing.map(\.name) == ["handle"])
        #expect(missing.first?.nearMisses.contains { $0.contains("func handel(intent: LatestArticleIntent)") } == true)
    }

    @Test("a method for another intent of the handler isn't a near miss")
    func otherIntents() async throws {
        let missing = try await host.missingMethods(of: ComposedHandler())
        #expect(missing.map(\.intent) == ["LatestArticleIntent"])
        #expect(missing.flatMap(\.nearMisses).isEmpty)
    }

    @Test("a method for another requirement isn't a near miss of one with a similar name")
    func similarNames() async throws {
        let missing = try await host.missingMethods(of: HalfHandler())
        #expect(missing.first { $0.name == "resolveMinutes" }?.nearMisses == [])
    }

    @Test("a handler that is complete in either form lacks nothing, and 'confirm' is not required")
    func complete() async throws {
        for handler in [WorkoutHandler(), SlowWorkoutHandler { _ in }, ArticleHandler()] as [Any] {
            #expect(try await host.missingMethods(of: handler).isEmpty)
        }
    }

    @Test("a handler on the main actor is looked at there")
    @MainActor
    func mainActor() async throws {
        let complete = try await host.missingMethods(of: MainActorArticleHandler())
        #expect(complete.isEmpty)
        let incomplete = try await Self.missingElsewhere(of: MainActorAsyncHandler(), host)
        #expect(
            incomplete == ["resolveKind", "resolveMinutes", "resolveEquipment", "provideEquipmentOptionsCollection"]
        )
    }

    @concurrent
    private static func missingElsewhere(
        of handler: any NSObject & Sendable,
        _ host: IntentHost
    ) async throws -> [String] {
        try await host.missingMethods(of: handler).map(\.name)
    }

    @Test("an object that handles none of the host's intents is an error")
    func noHandler() async {
        await #expect(throws: INIntentError.self) { _ = try await host.missingMethods(of: "text") }
    }
}

private final class WrongHandler: NSObject, StartWorkoutIntentHandling {
    private let calls: Box<[String]>

    init(_ calls: Box<[String]>) {
        self.calls = calls
    }

    func handle(intent: StartWorkoutIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        calls.value.append("handle")
    }

    func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        calls.value.append("confirm")
        completion(StartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    func resolvekind(for intent: StartWorkoutIntent, with completion: @escaping (WorkoutKindResolutionResult) -> Void) {
        calls.value.append("resolvekind")
    }

    static func resolveKinds() {}

    private func resolveMinutes(
        for intent: StartWorkoutIntent,
        completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void
    ) {
        calls.value.append("resolveMinutes")
    }

    func resolveEquipment(for intent: LatestArticleIntent) async -> EquipmentResolutionResult { .needsValue() }

    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent
    ) async throws -> INObjectCollection<Equipment> {
        INObjectCollection(items: [])
    }
}

private final class OtherCompletion: NSObject, LatestArticleIntentHandling, Sendable {
    func handle(intent: LatestArticleIntent, completion: @escaping (String) -> Void) {}
}

private class OtherResult: NSObject, LatestArticleIntentHandling, @unchecked Sendable {
    func handle(intent: LatestArticleIntent) async -> String { "" }
}

private final class OverridingResult: OtherResult, @unchecked Sendable {
    override func handle(intent: LatestArticleIntent) async -> String { "" }
}

private class OtherSpelling: NSObject, LatestArticleIntentHandling, @unchecked Sendable {
    func Handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
}

private final class OverridingSpelling: OtherSpelling, @unchecked Sendable {
    override func Handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        .success(articleTitle: "")
    }
}

private final class OtherIntent: NSObject, LatestArticleIntentHandling, Sendable {
    func handle(intent: String) async -> LatestArticleIntentResponse { .success(articleTitle: intent) }
}

private final class TwoForms: NSObject, LatestArticleIntentHandling, Sendable {
    func handle(intent: LatestArticleIntent, completion: @escaping (String) -> Void) {}

    func handle(intent: String) async -> LatestArticleIntentResponse { .success(articleTitle: intent) }
}

private final class HalfHandler: NSObject, StartWorkoutIntentHandling {
    func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult { .needsValue() }
}

private final class WorkoutlessHandler: NSObject, LatestArticleIntentHandling {}

private class Misspelling<Value>: NSObject, LatestArticleIntentHandling {
    func handel(intent: LatestArticleIntent) async -> LatestArticleIntentResponse { .success(articleTitle: "") }
}

private final class MisspellingHandler: Misspelling<Int> {}

private final class ComposedHandler: NSObject, LatestArticleIntentHandling, StartWorkoutIntentHandling {
    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        StartWorkoutIntentResponse(code: .success, userActivity: nil)
    }

    func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult { .notRequired() }

    func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult { .notRequired() }

    func resolveEquipment(for intent: StartWorkoutIntent) async -> EquipmentResolutionResult { .notRequired() }

    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Equipment> {
        INObjectCollection(items: [])
    }
}
