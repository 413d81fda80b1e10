public import Foundation

/// The user's preferences for Siri and the app.
open class INPreferences: NSObject {
    /// Returns whether the user allows Siri to work with the app.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
        IntentEnvironment.system.siriAuthorizationStatus
    }

    /// Asks the user whether Siri may work with the app. The host decides how.
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

    /// Returns the language that the user speaks to Siri, as a code such as `en-US`.
    open class func siriLanguageCode() -> String { IntentEnvironment.system.siriLanguageCode }
}
