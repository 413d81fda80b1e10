public import Intents

/// A source of the handlers of intents.
public struct IntentHandlerSource: Sendable {
    enum Form {
        case anywhere(@Sendable (INIntent) -> Any?)
        case mainActor(@MainActor (INIntent) -> Any?)
    }

    let form: Form

    /// Returns a source of an extension's handlers. Each run creates a new extension.
    ///
    /// - Parameter make: Creates the extension: an instance of a subclass of `INExtension`.
    public static func `extension`(
        _ make: @autoclosure @escaping @Sendable () -> any INIntentHandlerProviding
    ) -> IntentHandlerSource {
        IntentHandlerSource(form: .anywhere { make().handler(for: $0) })
    }

    /// Returns a source of the handlers of an app without an extension.
    ///
    /// - Parameter handler: Returns a handler for an intent; `nil` if the app doesn't handle it.
    public static func handlers(_ handler: @escaping @Sendable (INIntent) -> Any?) -> IntentHandlerSource {
        IntentHandlerSource(form: .anywhere(handler))
    }

    /// Returns a source of the handlers of an app without an extension, created on the main actor.
    ///
    /// - Parameter handler: Returns a handler for an intent; `nil` if the app doesn't handle it.
    public static func mainActorHandlers(_ handler: @escaping @MainActor (INIntent) -> Any?) -> IntentHandlerSource {
        IntentHandlerSource(form: .mainActor(handler))
    }
}
