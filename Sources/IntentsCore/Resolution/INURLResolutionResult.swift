public import Foundation

/// The result of resolving a URL.
open class INURLResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedURL: URL) -> Self {
        success(of: resolvedURL)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
        disambiguation(of: urlsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
        confirmationRequired(of: urlToConfirm)
    }
}
