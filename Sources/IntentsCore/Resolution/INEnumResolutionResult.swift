/// The result of resolving a case of an enum. The subclass for each enum of a definition takes the cases themselves.
open class INEnumResolutionResult: INIntentResolutionResult {
    /// Returns a result with the raw value of the resolved case. Generated code calls it.
    open class func __success(withResolvedValue resolvedValue: Int) -> Self {
        self.init(intentMetadata: .success(.enumeration(resolvedValue)))
    }

    /// Returns a result that asks the user to confirm a case, by its raw value. Generated code calls it.
    open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self {
        self.init(intentMetadata: .confirmationRequired(.enumeration(valueToConfirm)))
    }
}
