public import Foundation

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

extension INShortcut: ReferenceConvertible {
    /// The shortcut as an object.
    public typealias ReferenceType = INShortcutReference

    /// The object that stands for the shortcut.
    public func _bridgeToObjectiveC() -> INShortcutReference { INShortcutReference(self) }

    /// Takes the shortcut that an object stands for.
    public static func _forceBridgeFromObjectiveC(_ source: INShortcutReference, result: inout INShortcut?) {
        result = source.shortcut
    }

    /// Takes the shortcut that an object stands for.
    ///
    /// - Returns: Always true.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: INShortcutReference,
        result: inout INShortcut?
    ) -> Bool {
        result = source.shortcut
        return true
    }

    /// The shortcut that an object stands for. There must be one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: INShortcutReference?) -> INShortcut {
        guard let source else { preconditionFailure("there is no object to take a shortcut from") }
        return source.shortcut
    }
}
