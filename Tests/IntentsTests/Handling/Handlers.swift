import Intents
import PortableForm

/// A handler that implements every method in the form with a completion handler.
final class CompletionHandler: NSObject, StartWorkoutIntentHandling {
    func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        completion(StartWorkoutIntentResponse(code: .started, userActivity: nil))
    }

    func confirm(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        completion(StartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    func resolveKind(for intent: StartWorkoutIntent, with completion: @escaping (WorkoutKindResolutionResult) -> Void) {
        completion(.success(with: .swim))
    }

    func resolveMinutes(
        for intent: StartWorkoutIntent,
        with completion: @escaping (StartWorkoutMinutesResolutionResult) -> Void
    ) {
        completion(.unsupported(forReason: .lessThanMinimumValue))
    }

    func resolveEquipment(
        for intent: StartWorkoutIntent,
        with completion: @escaping (EquipmentResolutionResult) -> Void
    ) {
        completion(.needsValue())
    }

    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?,
        with completion: @escaping (INObjectCollection<Equipment>?, (any Error)?) -> Void
    ) {
        guard let searchTerm else { return completion(nil, INIntentError(.missingInformation)) }
        let item = Equipment(identifier: nil, display: searchTerm)
        completion(INObjectCollection(sections: [INObjectSection(title: "Found", items: [item])]), nil)
    }

    func defaultEquipment(for intent: StartWorkoutIntent) -> Equipment? {
        Equipment(identifier: "d", display: "Default")
    }
}

/// A handler that implements every method in the `async` form.
final class AsyncHandler: NSObject, StartWorkoutIntentHandling {
    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        await Task.yield()
        return StartWorkoutIntentResponse(code: .started, userActivity: nil)
    }

    func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        StartWorkoutIntentResponse(code: .ready, userActivity: nil)
    }

    func resolveKind(for intent: StartWorkoutIntent) async -> WorkoutKindResolutionResult {
        .success(with: .swim)
    }

    func resolveMinutes(for intent: StartWorkoutIntent) async -> StartWorkoutMinutesResolutionResult {
        .unsupported(forReason: .lessThanMinimumValue)
    }

    func resolveEquipment(for intent: StartWorkoutIntent) async -> EquipmentResolutionResult {
        .needsValue()
    }

    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Equipment> {
        guard let searchTerm else { throw INIntentError(.missingInformation) }
        let item = Equipment(identifier: nil, display: searchTerm)
        return INObjectCollection(sections: [INObjectSection(title: "Found", items: [item])])
    }

    func defaultEquipment(for intent: StartWorkoutIntent) -> Equipment? {
        Equipment(identifier: "d", display: "Default")
    }
}

/// A handler that doesn't implement any method.
final class EmptyHandler: NSObject, StartWorkoutIntentHandling {}

/// A handler that releases its completion handler.
final class ForgetfulHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {}
}

/// A handler that completes twice.
final class EagerHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        completion(.success(articleTitle: "first"))
        completion(.success(articleTitle: "second"))
    }
}

/// A handler that handles an intent by handling another one, in the other form.
final class NestingHandler: NSObject, LatestArticleIntentHandling {
    func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        if intent.suggestedInvocationPhrase == "inner" { return .success(articleTitle: "inner") }
        let inner = LatestArticleIntent()
        inner.suggestedInvocationPhrase = "inner"
        let title = await withCheckedContinuation { continuation in
            handle(intent: inner) { continuation.resume(returning: $0.articleTitle) }
        }
        return .success(articleTitle: "outer " + (title ?? "nothing"))
    }
}

/// A handler that provides options as before there were collections.
final class OlderHandler: NSObject, StartWorkoutIntentHandling {
    /// The error of the handler.
    var error: INIntentError?

    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        StartWorkoutIntentResponse(code: .started, userActivity: nil)
    }

    func provideEquipmentOptions(
        for intent: StartWorkoutIntent,
        with completion: @escaping ([Equipment]?, (any Error)?) -> Void
    ) {
        completion(error == nil ? [Equipment(identifier: "o", display: "Rope")] : nil, error)
    }
}

/// A handler that provides options in both ways.
final class BothOptionsHandler: NSObject, StartWorkoutIntentHandling {
    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        StartWorkoutIntentResponse(code: .started, userActivity: nil)
    }

    func provideEquipmentOptionsCollection(
        for intent: StartWorkoutIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Equipment> {
        INObjectCollection(items: [Equipment(identifier: "c", display: "Collection")])
    }

    func provideEquipmentOptions(
        for intent: StartWorkoutIntent,
        with completion: @escaping ([Equipment]?, (any Error)?) -> Void
    ) {
        completion([Equipment(identifier: "o", display: "Rope")], nil)
    }
}
