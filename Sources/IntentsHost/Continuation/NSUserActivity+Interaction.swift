import Intents

extension NSUserActivity {
    /// The activity with which an app continues after a response: the response's own, else one whose type is the name
    /// of the intent class.
    static func continuing(_ intent: INIntent, after response: INIntentResponse?) -> NSUserActivity {
        let activity = response?.userActivity ?? NSUserActivity(activityType: "\(type(of: intent))")
        // The interaction's response does not refer to the activity, which would then keep itself alive.
        let interaction = INInteraction(intent: intent, response: response)
        interaction.intentResponse?.userActivity = nil
        activity.interaction = interaction
        return activity
    }
}
