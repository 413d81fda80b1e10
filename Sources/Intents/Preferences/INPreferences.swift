public import Foundation

/// What the user decided about the assistant and the app.
open class INPreferences: NSObject {
    /// Whether the user lets the assistant work with the app.
    public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
        IntentEnvironment.system.siriAuthorizationStatus
    }

    /// Asks the user whether the assistant may work with the app. The host decides how.
    ///
    /// - Parameter handler: Receives the answer, on a background thread.
    @preconcurrency
    public class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        IntentEnvironment.system.requestSiriAuthorization(
            completion: IntentCompletion { result in
                handler((try? result.get()) ?? .notDetermined)
            }
        )
    }

    /// Asks the user whether the assistant may work with the app.
    public nonisolated(nonsending) class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestSiriAuthorization { continuation.resume(returning: $0) }
        }
    }

    /// The language that the user speaks to the assistant, as a code such as `en-US`.
    public class func siriLanguageCode() -> String { IntentEnvironment.system.siriLanguageCode }
}
