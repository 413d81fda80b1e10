public import Foundation

/// What a handler says about a truth value.
open class INBooleanResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedValue: Bool) -> Self {
        success(of: NSNumber(value: resolvedValue))
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        confirmationRequired(of: valueToConfirm.map(NSNumber.init(value:)))
    }

    /// The value may be this one: the user is asked. Use the form that takes a Swift value.
    open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> Self {
        confirmationRequired(of: valueToConfirm)
    }
}
