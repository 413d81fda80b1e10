import Intents
import IntentsHost

/// A handler of workouts. During a walk, the app reads the latest article.
final class ReadingWalk: NSObject, INStartWorkoutIntentHandling {
    private let service: ArticleService

    init(service: ArticleService) {
        self.service = service
    }

    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        guard let name = intent.workoutName else { return .notRequired() }
        return name.vocabularyIdentifier == Self.walk.identifier ? .success(with: name) : .unsupported()
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        do {
            let article = try await service.newestArticle()
            return INStartWorkoutIntentResponse(code: .continueInApp, userActivity: .reading(article))
        } catch {
            log("reading walk: \(error)")
            return INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
        }
    }
}

extension ReadingWalk {
    private static let walk = IntentVocabulary.Term(identifier: "walk", phrase: "walk")

    /// The words for the app's only workout. An app for Apple's platforms has them in `AppIntentVocabulary.plist`.
    static let vocabulary = IntentVocabulary(
        parameterTerms: [
            IntentVocabulary.ParameterTerms(
                parameters: ["INStartWorkoutIntent.workoutName"],
                terms: [walk, IntentVocabulary.Term(identifier: walk.identifier, phrase: "stroll")]
            )
        ],
        examples: [
            IntentVocabulary.Examples(
                intent: INStartWorkoutIntentIdentifier,
                phrases: ["Start a walk with Latest Article"]
            )
        ]
    )
}
