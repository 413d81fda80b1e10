/// An action of the app that the user can run from elsewhere: an intent, or an activity to continue.
public enum INShortcut: Hashable {
    /// An intent. Creating the case does not check the intent; `init(intent:)` does.
    case intent(INIntent)
    /// An activity to continue.
    case userActivity(NSUserActivity)

    /// Creates a shortcut for a copy of an intent.
    ///
    /// The result is `nil`, and the reason is reported, where the intent is not valid: unless people can set it up, it
    /// needs a title and values for one of its definition's combinations of parameters.
    public init?(intent: INIntent) {
        if let problem = intent.suggestionProblem {
            IntentEnvironment.report("no shortcut: \(problem)")
            return nil
        }
        self = .intent(intent.copy() as? INIntent ?? intent)
    }

    /// Creates a shortcut for an activity.
    public init(userActivity: NSUserActivity) {
        self = .userActivity(userActivity)
    }

    /// The intent; `nil` for an activity.
    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    /// The activity; `nil` for an intent.
    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }
}

extension INShortcut: CustomStringConvertible, CustomDebugStringConvertible {
    /// What the shortcut runs.
    public var description: String {
        switch self {
        case .intent(let intent): "intent: \(type(of: intent))"
        case .userActivity(let activity): "userActivity: \(activity.activityType)"
        }
    }

    /// What the shortcut runs.
    public var debugDescription: String { "INShortcut(\(description))" }
}
