public import Foundation

/// What a handler says about a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedValue: Int) -> Self {
        success(of: NSNumber(value: resolvedValue))
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        confirmationRequired(of: valueToConfirm.map(NSNumber.init(value:)))
    }

    /// The value may be this one: the user is asked. Use the form that takes a Swift value.
    open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
        confirmationRequired(of: valueToConfirm)
    }
}
