package import Intents
package import PortableForm

/// A handler that stays on the main actor, in the form with completion handlers.
package final class MainActorCompletionHandler: NSObject, StartWorkoutIntentHandling {
    private var count = 0

    package func handle(intent: StartWorkoutIntent, completion: @escaping (StartWorkoutIntentResponse) -> Void) {
        MainActor.preconditionIsolated()
        count += 1
        completion(StartWorkoutIntentResponse(code: .started, userActivity: nil))
    }

    package func resolveKind(
        for intent: StartWorkoutIntent,
        with completion: @escaping (WorkoutKindResolutionResult) -> Void
    ) {
        MainActor.preconditionIsolated()
        completion(.success(with: .swim))
    }
}

/// A handler that stays on the main actor, in the `async` form.
package final class MainActorAsyncHandler: NSObject, StartWorkoutIntentHandling {
    private var count = 0

    package func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        MainActor.preconditionIsolated()
        count += 1
        await Task.yield()
        MainActor.preconditionIsolated()
        return StartWorkoutIntentResponse(code: .started, userActivity: nil)
    }
}

/// An extension and a handler as people write them in such a module: marked `nonisolated`.
package nonisolated final class NonisolatedExtension: INExtension {
    package override func handler(for intent: INIntent) -> Any { NonisolatedHandler() }
}

/// A handler that any thread may call.
package nonisolated final class NonisolatedHandler: NSObject, LatestArticleIntentHandling {
    package func handle(intent: LatestArticleIntent) async -> LatestArticleIntentResponse {
        .success(articleTitle: "News")
    }
}
