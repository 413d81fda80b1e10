public import Foundation

/// The result of resolving a number of seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self {
        success(of: NSNumber(value: resolvedTimeInterval))
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
        confirmationRequired(of: NSNumber(value: timeIntervalToConfirm))
    }
}
