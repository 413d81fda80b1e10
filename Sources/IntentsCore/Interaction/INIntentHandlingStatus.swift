/// The status of handling an intent.
public enum INIntentHandlingStatus: Int, Sendable {
    /// The status isn't known.
    case unspecified = 0
    /// The intent can be handled.
    case ready = 1
    /// The intent is being handled.
    case inProgress = 2
    /// The intent was handled.
    case success = 3
    /// The intent couldn't be handled.
    case failure = 4
    /// The app continues.
    case deferredToApplication = 5
    /// The user must confirm the intent.
    case userConfirmationRequired = 6
}

extension INIntentResponse {
    /// The status of handling the intent, according to the response's code: one of the seven built-in codes, or one of
    /// the definition, which states whether it stands for success.
    package var handlingStatus: INIntentHandlingStatus {
        guard let metadata = type(of: self).intentMetadata else { return .unspecified }
        let code = metadata.code(of: self)
        switch metadata.builtInCode(code) {
        case .unspecified?: return .unspecified
        case .ready?: return .ready
        case .continueInApp?: return .deferredToApplication
        case .inProgress?: return .inProgress
        case .success?: return .success
        case .failure?, .failureRequiringAppLaunch?: return .failure
        case nil: break
        }
        guard let code = metadata.code(code) else { return .failure }
        if code.isSuccess { return .success }
        // The codes of a definition begin at 100; other codes are those of system intents.
        switch code.rawValue < 100 ? code.name : "" {
        case "handleInApp": return .deferredToApplication
        case "userConfirmationRequired": return .userConfirmationRequired
        default: return .failure
        }
    }
}
