import Intents
import LatestArticleIntents

/// An app's extension as Xcode's template has it, with the three intents for messages and one of the app's own, in the form
/// with completion handlers.
package final class SwiftFiveMessageExtension: INExtension, INSendMessageIntentHandling,
    INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling, LatestArticleIntentHandling
{
    override package func handler(for intent: INIntent) -> Any { self }

    /// Accepts each recipient, or asks for one.
    package func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        let recipients = intent.recipients ?? []
        completion(recipients.isEmpty ? [.needsValue()] : recipients.map { .success(with: $0) })
    }

    /// Accepts the text, or asks for it.
    package func resolveContent(
        for intent: INSendMessageIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }

    /// Says that the message can be sent.
    package func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    /// Sends the message.
    package func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }

    /// Finds no message.
    package func handle(
        intent: INSearchForMessagesIntent,
        completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .failureMessageTooManyResults, userActivity: nil))
    }

    /// Sets the attribute.
    package func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
    }

    /// Reads the latest article.
    package func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        completion(.success(articleTitle: "A"))
    }
}

/// A handler of workouts with `async` methods.
package final class SwiftFiveWorkoutHandler: NSObject, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
    /// Accepts the workout, or asks for it.
    package func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        intent.workoutName.map { .success(with: $0) } ?? .needsValue()
    }

    /// Starts the workout.
    package func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }

    /// Finds no workout.
    package func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        INEndWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)
    }
}
