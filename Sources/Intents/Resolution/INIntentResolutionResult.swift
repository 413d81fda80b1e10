public import Foundation

/// What a handler says about the value of a parameter; the superclass of the results of each type.
open class INIntentResolutionResult: NSObject {
    /// What the result says, for whoever asked the handler.
    public let intentMetadataResolution: IntentResolution

    /// What the handler did wrong, where the result stands for that.
    public let intentMetadataFault: IntentHandlerFault?

    /// Creates a result. Handlers use the class methods.
    public required init(intentMetadata resolution: IntentResolution, fault: IntentHandlerFault? = nil) {
        intentMetadataResolution = resolution
        intentMetadataFault = fault
        super.init()
    }

    /// A value must be given: the user is asked.
    open class func needsValue() -> Self {
        self.init(intentMetadata: .needsValue)
    }

    /// No value is needed.
    open class func notRequired() -> Self {
        self.init(intentMetadata: .notRequired)
    }

    /// The value cannot be used.
    open class func unsupported() -> Self {
        self.init(intentMetadata: .unsupported())
    }

    /// The value cannot be used, for a reason of the definition. Generated code calls it.
    open class func __unsupported(withReason reason: Int) -> Self {
        self.init(intentMetadata: .unsupported(reason: reason))
    }

    /// The value may be the given one, for a reason of the definition. Generated code calls it.
    open class func __confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        let value = (itemToConfirm as? any IntentParameterValue)?.intentMetadataValue
        return self.init(intentMetadata: .confirmationRequired(value, reason: reason))
    }
}

// How the results of each type are made.
extension INIntentResolutionResult {
    /// The value is this one.
    class func success(of value: some IntentParameterValue) -> Self {
        guard let value = value.intentMetadataValue else { return notRequired() }
        return self.init(intentMetadata: .success(value))
    }

    /// The value is one of these.
    class func disambiguation(of values: [some IntentParameterValue]) -> Self {
        self.init(intentMetadata: .disambiguation(values.compactMap(\.intentMetadataValue)))
    }

    /// The value may be this one.
    class func confirmationRequired(of value: (some IntentParameterValue)?) -> Self {
        self.init(intentMetadata: .confirmationRequired(value?.intentMetadataValue))
    }
}

extension INIntentResolutionResult: IntentMetadataResult {
    /// A result that stands for a handler's fault.
    public static func intentMetadataResult(for fault: IntentHandlerFault) -> Self {
        self.init(intentMetadata: .unsupported(), fault: fault)
    }
}
