public import Intents

/// Where the handlers of intents come from.
public struct IntentHandlerSource: Sendable {
    enum Form {
        case anywhere(@Sendable (INIntent) -> Any?)
        case mainActor(@MainActor (INIntent) -> Any?)
    }

    let form: Form

    /// The handlers that an extension gives. For each run there is a new extension.
    ///
    /// - Parameter make: Creates the extension: an instance of a subclass of `INExtension`.
    public static func `extension`(
        _ make: @autoclosure @escaping @Sendable () -> any INIntentHandlerProviding
    ) -> IntentHandlerSource {
        IntentHandlerSource(form: .anywhere { make().handler(for: $0) })
    }

    /// The handlers that an app gives by itself.
    ///
    /// - Parameter handler: Gives a handler for an intent; `nil` where there is none.
    public static func handlers(_ handler: @escaping @Sendable (INIntent) -> Any?) -> IntentHandlerSource {
        IntentHandlerSource(form: .anywhere(handler))
    }

    /// The handlers that an app gives by itself, created on the main actor.
    ///
    /// - Parameter handler: Gives a handler for an intent; `nil` where there is none.
    public static func mainActorHandlers(_ handler: @escaping @MainActor (INIntent) -> Any?) -> IntentHandlerSource {
        IntentHandlerSource(form: .mainActor(handler))
    }
}
