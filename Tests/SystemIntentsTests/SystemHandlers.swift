import Intents

/// A handler of messages with completion handlers, in the class of the extension as Xcode's template has it.
final class MessageExtension: INExtension, INSendMessageIntentHandling, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling
{
    override func handler(for intent: INIntent) -> Any { self }

    func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, !recipients.isEmpty else { return completion([.needsValue()]) }
        completion(
            recipients.map { $0.displayName == "Nobody" ? .unsupported(forReason: .noValidHandle) : .success(with: $0) }
        )
    }

    func resolveContent(
        for intent: INSendMessageIntent,
        with completion: @escaping (INStringResolutionResult) -> Void
    ) {
        completion(intent.content.map { .success(with: $0) } ?? .needsValue())
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        response.sentMessages = [
            INMessage(identifier: "1", content: intent.content, dateSent: nil, sender: nil, recipients: nil)
        ]
        completion(response)
    }

    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        completion(INSearchForMessagesIntentResponse(code: .failureMessageTooManyResults, userActivity: nil))
    }

    func handle(
        intent: INSetMessageAttributeIntent,
        completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
    ) {
        completion(INSetMessageAttributeIntentResponse(code: .inProgress, userActivity: nil))
    }
}

/// A handler of a whole family with `async` methods.
final class RideHandler: NSObject, INRidesharingDomainHandling {
    func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
        INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    }

    func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
        intent.pickupLocation.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        INRequestRideIntentResponse(code: .failureRequiringAppLaunchNoServiceInArea, userActivity: nil)
    }

    func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
        INGetRideStatusIntentResponse(code: .ready, userActivity: nil)
    }

    func startSendingUpdates(
        for intent: INGetRideStatusIntent,
        to observer: any INGetRideStatusIntentResponseObserver
    ) {
        observer.didUpdate(getRideStatus: INGetRideStatusIntentResponse(code: .success, userActivity: nil))
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) {}

    func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
        INCancelRideIntentResponse(code: .success, userActivity: nil)
    }

    func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse {
        INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil)
    }
}

/// A handler that was written before results had reasons.
final class OlderMessageHandler: NSObject, INSendMessageIntentHandling {
    func resolveRecipients(
        for intent: INSendMessageIntent,
        with completion: @escaping ([INPersonResolutionResult]) -> Void
    ) {
        completion([.needsValue()])
    }

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
    }
}

/// A handler of tasks whose `async` methods give results without reasons.
final class OlderTaskHandler: NSObject, INAddTasksIntentHandling {
    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult { .needsValue() }

    func resolveTemporalEventTrigger(
        for intent: INAddTasksIntent,
        with completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        INAddTasksIntentResponse(code: .success, userActivity: nil)
    }
}
