#if SystemIntents
    public import Foundation
    public import SystemIntents

    /// Tells apps whether their user doesn't want to be disturbed.
    public final class INFocusStatusCenter: NSObject, Sendable {
        /// The center of the program.
        public static let `default` = INFocusStatusCenter()

        private override init() {
            super.init()
        }

        /// Whether the user doesn't want to be disturbed, as far as the app may know.
        public var focusStatus: INFocusStatus { INFocusStatus(isFocused: IntentEnvironment.system.isFocused) }

        /// Whether the user lets the app know of that.
        public var authorizationStatus: INFocusStatusAuthorizationStatus {
            INFocusStatusAuthorizationStatus(IntentEnvironment.system.focusAuthorizationStatus)
        }

        /// Asks the user whether the app may know of that.
        ///
        /// - Parameter completionHandler: Receives the answer, on any thread.
        public func requestAuthorization(
            completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
        ) {
            IntentEnvironment.system.requestFocusAuthorization(
                completion: IntentCompletion { answer in
                    let status = try? answer.get()
                    completionHandler?(INFocusStatusAuthorizationStatus(status ?? .notDetermined))
                }
            )
        }

        /// Asks the user whether the app may know of that.
        public func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
            await withCheckedContinuation { continuation in
                requestAuthorization { continuation.resume(returning: $0) }
            }
        }
    }

    extension INFocusStatusAuthorizationStatus {
        fileprivate init(_ status: INSiriAuthorizationStatus) {
            switch status {
            case .notDetermined: self = .notDetermined
            case .restricted: self = .restricted
            case .denied: self = .denied
            case .authorized: self = .authorized
            }
        }
    }
#endif
