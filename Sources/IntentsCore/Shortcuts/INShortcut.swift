public import Foundation

/// An action of the app that the user can run from elsewhere: an intent, or an activity to continue.
public enum INShortcut: Hashable {
    /// An intent. Only `init(intent:)` checks the intent.
    case intent(INIntent)
    /// An activity to continue.
    case userActivity(NSUserActivity)

    /// Creates a shortcut for a copy of an intent.
    ///
    /// If the intent isn't valid, the result is `nil`, and the reason is reported. An intent that people can't set up
    /// needs a title, and values for one of its definition's combinations of parameters.
    public init?(intent: INIntent) {
        if let problem = intent.suggestionProblem {
            IntentEnvironment.report("can't create a shortcut: \(problem)")
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
    /// The shortcut's intent or activity.
    public var description: String {
        switch self {
        case .intent(let intent): "intent: \(type(of: intent))"
        case .userActivity(let activity): "userActivity: \(activity.activityType)"
        }
    }

    /// The shortcut's intent or activity.
    public var debugDescription: String { "INShortcut(\(description))" }
}

extension INShortcut: ReferenceConvertible {
    /// The shortcut as an object.
    public typealias ReferenceType = INShortcutReference

    /// Returns the shortcut as an object.
    public func _bridgeToObjectiveC() -> INShortcutReference { INShortcutReference(self) }

    /// Passes back the shortcut of an object.
    public static func _forceBridgeFromObjectiveC(_ source: INShortcutReference, result: inout INShortcut?) {
        result = source.shortcut
    }

    /// Passes back the shortcut of an object.
    ///
    /// - Returns: Always true.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: INShortcutReference,
        result: inout INShortcut?
    ) -> Bool {
        result = source.shortcut
        return true
    }

    /// Returns the shortcut of an object, which must not be `nil`.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: INShortcutReference?) -> INShortcut {
        guard let source else { preconditionFailure("the object of a shortcut is nil") }
        return source.shortcut
    }
}
