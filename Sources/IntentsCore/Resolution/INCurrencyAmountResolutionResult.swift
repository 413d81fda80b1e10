/// The result of resolving an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        success(of: resolvedCurrencyAmount)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        disambiguation(of: currencyAmountsToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        confirmationRequired(of: currencyAmountToConfirm)
    }
}
