public import Intents
public import PortableForm

/// A handler that stays on the main actor, in the form with completion handlers, which complete at once.
public final class MainActorArticleHandler: NSObject, LatestArticleIntentHandling {
    private var confirmations = 0

    /// Answers that the intent can be handled.
    public func confirm(
        intent: LatestArticleIntent,
        completion: @escaping (LatestArticleIntentResponse) -> Void
    ) {
        MainActor.preconditionIsolated()
        confirmations += 1
        completion(LatestArticleIntentResponse(code: .ready, userActivity: nil))
    }

    /// Says how often the handler was asked before.
    public func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        MainActor.preconditionIsolated()
        completion(.success(articleTitle: "Confirmed \(confirmations) time"))
    }
}

/// A handler that stays on the main actor, in the `async` form.
public final class MainActorAsyncArticleHandler: NSObject, LatestArticleIntentHandling {
    private var confirmations = 0

    /// Answers that the intent can be handled.
    public func confirm(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        MainActor.preconditionIsolated()
        await Task.yield()
        MainActor.preconditionIsolated()
        confirmations += 1
        return LatestArticleIntentResponse(code: .ready, userActivity: nil)
    }

    /// Says how often the handler was asked before.
    public func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        MainActor.preconditionIsolated()
        return .success(articleTitle: "Confirmed \(confirmations) time")
    }
}
