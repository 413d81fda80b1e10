import Intents

extension INIntentResponse {
    private var codeNumber: Int { type(of: self).intentMetadata?.code(of: self) ?? 0 }

    /// The code, if it is one that every response has.
    var builtInCode: IntentResponseCode? {
        guard let metadata = type(of: self).intentMetadata else { return .unspecified }
        return metadata.builtInCode(codeNumber)
    }

    /// The code's name.
    var codeName: String {
        builtInCode?.name ?? type(of: self).intentMetadata?.code(codeNumber)?.name ?? "code \(codeNumber)"
    }

    /// The reason that the code of a system intent states; `nil` for the codes of a definition, which begin at 100.
    var reason: ResponseReason? { codeNumber < 100 ? ResponseReason(code: codeName) : nil }

    /// Whether the app continues with the request although the code isn't one that every response has: it handles a system
    /// intent itself, or has to be opened before the request can succeed.
    var opensApp: Bool {
        guard builtInCode == nil, type(of: self).intentMetadata != nil else { return false }
        switch handlingStatus {
        case .deferredToApplication, .userConfirmationRequired: return true
        case .failure: return reason != nil && codeName.hasPrefix("failureRequiringAppLaunch")
        case .unspecified, .ready, .inProgress, .success: return false
        }
    }

    /// Returns the definition's text for the code: of two texts the requested one, or else the only one; `nil` if the
    /// definition doesn't have a text.
    ///
    /// - Parameter concise: Whether the short text is requested, because a screen shows the rest.
    func text(concise: Bool) -> IntentText? {
        let code = type(of: self).intentMetadata?.code(codeNumber)
        let texts = concise ? [code?.conciseText, code?.text] : [code?.text, code?.conciseText]
        return texts.lazy.compactMap(\.self).first { !$0.text.isEmpty } ?? code?.text
    }
}

extension IntentResponseCode {
    fileprivate var name: String {
        switch self {
        case .unspecified: "unspecified"
        case .ready: "ready"
        case .continueInApp: "continueInApp"
        case .inProgress: "inProgress"
        case .success: "success"
        case .failure: "failure"
        case .failureRequiringAppLaunch: "failureRequiringAppLaunch"
        }
    }
}
