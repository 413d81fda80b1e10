/// What a handler says about a way to pay.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
        success(of: resolvedPaymentMethod)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        disambiguation(of: paymentMethodsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        confirmationRequired(of: paymentMethodToConfirm)
    }
}
