public import Intents

/// The continuation of an intent in the app, which the app's delegate receives on a device.
public struct IntentContinuation: Sendable {
    private let body: @MainActor (NSUserActivity) -> Bool

    /// Creates a continuation.
    ///
    /// - Parameter body: Takes the activity, whose `interaction` has the intent and the response, and returns whether
    ///   the app continues with it.
    public init(_ body: @escaping @MainActor (NSUserActivity) -> Bool) {
        self.body = body
    }

    /// Hands an activity to the app, on the main actor.
    nonisolated(nonsending) func callAsFunction(_ activity: NSUserActivity) async -> Bool {
        let activity = UncheckedBox(activity)
        return await MainActor.run { body(activity.value) }
    }
}

extension NSUserActivity {
    /// Returns the activity with which an app continues after a response: the response's own, or else one whose type is
    /// the name of the intent class.
    static func continuing(_ intent: INIntent, after response: INIntentResponse?) -> NSUserActivity {
        let activity = response?.userActivity ?? NSUserActivity(activityType: "\(type(of: intent))")
        // The interaction's response doesn't refer to the activity, which would then keep itself alive.
        let interaction = INInteraction(intent: intent, response: response)
        interaction.intentResponse?.userActivity = nil
        activity.interaction = interaction
        return activity
    }
}
