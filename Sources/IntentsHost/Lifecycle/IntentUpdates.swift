public import Intents

/// The updates that a handler sends to an observer, such as the status of a ride.
public final class IntentUpdates: @unchecked Sendable {
    // The handler and the intent are used only by the code that starts and ends the updates.
    private let handler: IntentHandler
    private let intent: INIntent

    fileprivate init(from handler: IntentHandler, for intent: INIntent) {
        self.handler = handler
        self.intent = intent
    }

    fileprivate nonisolated(nonsending) func start(to observer: any NSObjectProtocol) async {
        await handler.send(IntentMetadataCall(other: "startSendingUpdates", observer: observer), for: intent)
    }

    /// Asks the handler to send no more updates.
    public nonisolated(nonsending) func stop() async {
        await handler.send(IntentMetadataCall(other: "stopSendingUpdates", observer: nil), for: intent)
    }
}

extension IntentHost {
    /// Asks the handler of an intent to send updates to an observer, as Siri does while it shows the status of a ride.
    ///
    /// - Parameters:
    ///   - intent: The intent, such as an `INGetRideStatusIntent`.
    ///   - observer: The object that receives the updates, of the type that the handling protocol requires.
    /// - Returns: The updates, which last until they're stopped.
    /// - Throws: An `INIntentError` if the intent doesn't have a handler.
    public nonisolated(nonsending) func startUpdates(
        of intent: INIntent,
        to observer: any NSObjectProtocol
    ) async throws(INIntentError) -> IntentUpdates {
        let handler = try await IntentHandler.handler(of: intent, from: configuration.handlers)
        let updates = IntentUpdates(from: handler, for: intent)
        await updates.start(to: observer)
        return updates
    }
}
