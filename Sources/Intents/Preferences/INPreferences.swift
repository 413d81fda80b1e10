public import Foundation

/// What the user decided about the assistant and the app.
open class INPreferences: NSObject {
    /// Whether the user lets the assistant work with the app.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
        IntentEnvironment.system.siriAuthorizationStatus
    }

    /// Asks the user whether the assistant may work with the app. The host decides how.
    ///
    /// - Parameter handler: Receives the answer, on a background thread.
    @preconcurrency
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        IntentEnvironment.system.requestSiriAuthorization(
            completion: IntentCompletion { result in
                handler((try? result.get()) ?? .notDetermined)
            }
        )
    }

    /// The language that the user speaks to the assistant, as a code such as `en-US`.
    open class func siriLanguageCode() -> String { IntentEnvironment.system.siriLanguageCode }
}
