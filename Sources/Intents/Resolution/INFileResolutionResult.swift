/// What a handler says about a file.
open class INFileResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedFile: INFile) -> Self {
        success(of: resolvedFile)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        disambiguation(of: filesToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        confirmationRequired(of: fileToConfirm)
    }
}
