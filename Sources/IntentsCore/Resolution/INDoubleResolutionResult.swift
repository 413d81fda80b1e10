public import Foundation

/// The result of resolving a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedValue: Double) -> Self {
        success(of: NSNumber(value: resolvedValue))
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        confirmationRequired(of: valueToConfirm.map(NSNumber.init(value:)))
    }

    /// Returns a result that asks the user to confirm a value. Use the form that takes a Swift value.
    open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
        confirmationRequired(of: valueToConfirm)
    }
}
