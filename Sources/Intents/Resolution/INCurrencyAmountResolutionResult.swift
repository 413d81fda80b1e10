/// What a handler says about an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        success(of: resolvedCurrencyAmount)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        disambiguation(of: currencyAmountsToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        confirmationRequired(of: currencyAmountToConfirm)
    }
}
