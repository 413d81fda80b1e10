public import Intents
public import PortableForm

/// An app's extension, which isn't isolated, as Xcode's template has it, with the three intents for messages and one of the app's own, in the form
/// with completion handlers.
public nonisolated final class MainActorMessageExtension: INExtension, INSendMessageIntentHandling,
    INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling, LatestArticleIntentHandling
{
    override public func handler(for intent: INIntent) -> Any { self }

    /// Accepts each recipient, or asks for one.
    public func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        let recipients = intent.recipients ?? []
        completion(recipients.isEmpty ? [.needsValue()] : recipients.map { .success(with: $0) })
    }

    /// Accepts the text, or asks for it.
    public func resolveContent(
        for intent: INSendMessageIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }

    /// Says that the message can be sent.
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }

    /// Sends the message.
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }

    /// Finds no message.
    public func handle(
        intent: INSearchForMessagesIntent,
        completion: @escaping (INSearchForMessagesIntentResponse) -> Void
    ) {
        completion(INSearchForMessagesIntentResponse(code: .failureMessageTooManyResults, userActivity: nil))
    }

    /// Sets the attribute.
    public func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .success, userActivity: nil))
    }

    /// Reads the latest article.
    public func handle(intent: LatestArticleIntent, completion: @escaping (LatestArticleIntentResponse) -> Void) {
        completion(.success(articleTitle: "A"))
    }
}

/// A handler of workouts with `async` methods.
public final class MainActorWorkoutHandler: NSObject, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
    /// Accepts the workout, or asks for it.
    public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        intent.workoutName.map { .success(with: $0) } ?? .needsValue()
    }

    /// Starts the workout.
    public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    }

    /// Finds no workout.
    public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        INEndWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)
    }
}
