public import Intents

/// What an app does with an activity when it takes over: what its delegate does on a device.
public struct IntentContinuation: Sendable {
    private let body: @MainActor (NSUserActivity) -> Bool

    /// Creates a continuation.
    ///
    /// - Parameter body: Takes the activity, whose `interaction` tells what led to it, and says whether the app
    ///   continues with it.
    public init(_ body: @escaping @MainActor (NSUserActivity) -> Bool) {
        self.body = body
    }

    /// Hands an activity to the app, on the main actor.
    nonisolated(nonsending) func callAsFunction(_ activity: NSUserActivity) async -> Bool {
        let activity = UncheckedBox(activity)
        return await MainActor.run { body(activity.value) }
    }
}
