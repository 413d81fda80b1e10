import Intents
import KitchenIntents
import StartWorkoutIntents
import TestSupport
import Testing

/// Implements every method in its form with a completion handler.
private final class CompletionHandler: NSObject, StartWorkoutIntentHandling {
    func resolveKind(
        for intent: StartWorkoutIntent,
        with completion: @escaping (WorkoutKindResolutionResult) -> Void
    ) {
        completion(.success(with: .run))
    }

    func resolveMinutes(
        for intent: StartWorkoutIntent,
        with completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void
    ) {
        completion(.unsupported(forReason: .lessThanMinimumValue))
    }

    func provideRouteOptionsCollection(
        for intent: StartWorkoutIntent,
        with completion: @escaping (INObjectCollection<WorkoutRoute>?, (any Error)?) -> Void
    ) {
        completion(INObjectCollection(items: [WorkoutRoute(identifier: "r", display: "River")]), nil)
    }

    func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        completion(StartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        completion(StartWorkoutIntentResponse(code: .inProgress, userActivity: nil))
    }
}

/// Gives options as handlers did before there were collections.
private final class OlderOptionsHandler: NSObject, ShowRecipeIntentIntentHandling, SetTimerIntentHandling {
    func provideDishOptions(
        for intent: ShowRecipeIntentIntent,
        with completion: @escaping ([String]?, (any Error)?) -> Void
    ) {
        completion(["Stew", "Soup"], nil)
    }

    func provideLabelOptions(
        for intent: SetTimerIntent,
        with completion: @escaping ([INSpeakableString]?, (any Error)?) -> Void
    ) {
        completion([INSpeakableString(spokenPhrase: "Eggs")], nil)
    }
}

/// Implements every method in its `async` form.
private final class AsyncHandler: NSObject, StartWorkoutIntentHandling {
    func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult { .success(with: .run) }

    func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult {
        .unsupported(forReason: .lessThanMinimumValue)
    }

    func provideRouteOptionsCollection(
        for intent: StartWorkoutIntent
    ) async throws -> INObjectCollection<WorkoutRoute> {
        INObjectCollection(items: [WorkoutRoute(identifier: "r", display: "River")])
    }

    func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        StartWorkoutIntentResponse(code: .ready, userActivity: nil)
    }

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        StartWorkoutIntentResponse(code: .inProgress, userActivity: nil)
    }
}

/// Implements nothing.
private final class EmptyHandler: NSObject, StartWorkoutIntentHandling {}

@Suite("Handlers of generated protocols")
struct HandlerTests {
    /// Which form a handler implements.
    enum Form: CaseIterable {
        case completion, `async`

        fileprivate var handler: any StartWorkoutIntentHandling {
            self == .completion ? CompletionHandler() : AsyncHandler()
        }
    }

    private func outcome(
        of method: IntentMetadataCall.Method,
        of handler: any NSObjectProtocol,
        for intent: INIntent = StartWorkoutIntent()
    ) async -> IntentMetadataCall.Outcome {
        await withCheckedContinuation { continuation in
            let call = IntentMetadataCall(method) { continuation.resume(returning: Box($0)) }
            if !intent.intentMetadataSend(call, to: handler) {
                continuation.resume(returning: Box(.defaultValue(nil)))
            }
        }
        .outcome
    }

    /// Carries an outcome between threads, one of which uses it at a time.
    private struct Box: @unchecked Sendable {
        let outcome: IntentMetadataCall.Outcome

        init(_ outcome: IntentMetadataCall.Outcome) {
            self.outcome = outcome
        }
    }

    @Test("what a handler says arrives, whichever form it implements", arguments: Form.allCases)
    func dispatch(form: Form) async throws {
        let handler = form.handler
        guard case .response(let handled) = await outcome(of: .handle, of: handler),
            case .response(let confirmed) = await outcome(of: .confirm, of: handler),
            case .resolutions(let resolutions) = await outcome(of: .resolve(0), of: handler),
            case .options(let options) = await outcome(of: .options(3, searchTerm: nil), of: handler)
        else { throw Unexpected() }
        #expect((handled as? StartWorkoutIntentResponse)?.code == .inProgress)
        #expect((confirmed as? StartWorkoutIntentResponse)?.code == .ready)
        #expect(resolutions.count == 1 && resolutions[0] is WorkoutKindResolutionResult)
        guard case .object(let route)? = options.allItems.first else { throw Unexpected() }
        #expect(route.displayString == "River")
    }

    @Test("each form can be called, whichever a handler implements", arguments: Form.allCases)
    func forms(form: Form) async throws {
        let (handler, intent) = (form.handler, StartWorkoutIntent())
        #expect(await handler.handle(intent: intent).code == .inProgress)
        let code = await withCheckedContinuation { continuation in
            handler.handle(intent: intent) { continuation.resume(returning: $0.code.rawValue) }
        }
        #expect(code == StartWorkoutIntentResponseCode.inProgress.rawValue)
        let options = try await handler.provideRouteOptionsCollection(for: intent)
        #expect(options.allItems.map(\.displayString) == ["River"])
    }

    @Test("options of every kind come from the older method if the collection is missing")
    func olderOptions() async throws {
        let handler = OlderOptionsHandler()
        let dish = await outcome(of: .options(0, searchTerm: nil), of: handler, for: ShowRecipeIntentIntent())
        guard case .options(let dishes) = dish else { throw Unexpected() }
        #expect(dishes.allItems == [.string("Stew"), .string("Soup")])
        let label = await outcome(of: .options(1, searchTerm: nil), of: handler, for: SetTimerIntent())
        guard case .options(let labels) = label else { throw Unexpected() }
        #expect(labels.allItems == [.speakableString(INSpeakableString(spokenPhrase: "Eggs"))])
        let leftovers = await outcome(of: .options(1, searchTerm: nil), of: handler, for: ShowRecipeIntentIntent())
        guard case .failure(let fault) = leftovers else { throw Unexpected() }
        #expect("\(fault)".contains("provideLeftoversOptionsCollection(for:)"))
    }

    @Test("a method that is there in no form is reported by its name")
    func missingMethod() async throws {
        guard case .failure(let fault) = await outcome(of: .handle, of: EmptyHandler()) else { throw Unexpected() }
        #expect("\(fault)".contains("handle(intent:"))
    }

    @Test("a handler of another intent handles nothing")
    func otherHandler() {
        let call = IntentMetadataCall(.handle) { _ in }
        #expect(!OrderMealIntent().intentMetadataSend(call, to: EmptyHandler()))
    }

    @Test("a picture is set and read by the parameter's key path")
    func images() {
        let (intent, image) = (StartWorkoutIntent(), INImage(named: "route"))
        intent.setImage(image, forParameterNamed: \.route)
        #expect(intent.image(forParameterNamed: \.route) == image)
        #expect(intent.image(forParameterNamed: \.place) == nil)
        #expect(INParameter(keyPath: \StartWorkoutIntent.route)?.parameterKeyPath == "route")
    }

    @Test("parameters start empty, an enum with its case zero, and can be set")
    func properties() {
        let intent = StartWorkoutIntent()
        #expect(intent.kind.rawValue == 0)
        #expect(intent.minutes == nil)
        intent.minutes = 20
        #expect(intent.copy() as? StartWorkoutIntent == intent)
    }
}

private struct Unexpected: Error {}
