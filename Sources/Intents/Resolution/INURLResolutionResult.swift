public import Foundation

/// What a handler says about an address.
open class INURLResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedURL: URL) -> Self {
        success(of: resolvedURL)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
        disambiguation(of: urlsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
        confirmationRequired(of: urlToConfirm)
    }
}
