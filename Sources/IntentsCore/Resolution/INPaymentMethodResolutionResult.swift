/// The result of resolving a payment method.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
        success(of: resolvedPaymentMethod)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        disambiguation(of: paymentMethodsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        confirmationRequired(of: paymentMethodToConfirm)
    }
}
