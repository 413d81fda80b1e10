/// What a handler says about a case of an enum. The result of each enum of a definition takes the cases themselves.
open class INEnumResolutionResult: INIntentResolutionResult {
    /// The value is this one, by its raw value. Generated code calls it.
    open class func __success(withResolvedValue resolvedValue: Int) -> Self {
        self.init(intentMetadata: .success(.enumeration(resolvedValue)))
    }

    /// The value may be this one, by its raw value: the user is asked. Generated code calls it.
    open class func __confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> Self {
        self.init(intentMetadata: .confirmationRequired(.enumeration(valueToConfirm)))
    }
}
