public import Foundation

/// What a handler says about a number of seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self {
        success(of: NSNumber(value: resolvedTimeInterval))
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
        confirmationRequired(of: NSNumber(value: timeIntervalToConfirm))
    }
}
