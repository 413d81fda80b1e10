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
