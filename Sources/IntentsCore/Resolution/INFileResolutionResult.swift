/// The result of resolving a file.
open class INFileResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedFile: INFile) -> Self {
        success(of: resolvedFile)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        disambiguation(of: filesToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        confirmationRequired(of: fileToConfirm)
    }
}
