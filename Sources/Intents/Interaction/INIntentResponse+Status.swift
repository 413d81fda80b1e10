extension INIntentResponse {
    /// How far the handling of the intent has come, by the response's code: one of the seven built-in codes, or one of
    /// the definition's, which says whether it stands for success.
    package var handlingStatus: INIntentHandlingStatus {
        guard let metadata = type(of: self).intentMetadata else { return .unspecified }
        let code = metadata.code(of: self)
        switch IntentResponseCode(rawValue: code) {
        case .unspecified?: return .unspecified
        case .ready?: return .ready
        case .continueInApp?: return .deferredToApplication
        case .inProgress?: return .inProgress
        case .success?: return .success
        case .failure?, .failureRequiringAppLaunch?: return .failure
        case nil: return metadata.code(code)?.isSuccess == true ? .success : .failure
        }
    }
}
