public import Foundation

/// The result of resolving a parameter; the superclass of the results for each type.
open class INIntentResolutionResult: NSObject {
    /// The readable state of the result, for the host.
    public let intentMetadataResolution: IntentResolution

    /// The fault of the handler, if the result stands for one.
    public let intentMetadataFault: IntentHandlerFault?

    /// Creates a result. Handlers use the class methods.
    public required init(intentMetadata resolution: IntentResolution, fault: IntentHandlerFault? = nil) {
        intentMetadataResolution = resolution
        intentMetadataFault = fault
        super.init()
    }

    /// Returns a result that asks the user for a value.
    open class func needsValue() -> Self {
        self.init(intentMetadata: .needsValue)
    }

    /// Returns a result for a parameter that doesn't need a value.
    open class func notRequired() -> Self {
        self.init(intentMetadata: .notRequired)
    }

    /// Returns a result that refuses the value.
    open class func unsupported() -> Self {
        self.init(intentMetadata: .unsupported())
    }

    /// Returns a result that refuses the value for a reason of the definition. Generated code calls it.
    open class func __unsupported(withReason reason: Int) -> Self {
        self.init(intentMetadata: .unsupported(reason: reason))
    }

    /// Returns a result that asks the user to confirm a value for a reason of the definition. Generated code calls it.
    open class func __confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        let value = (itemToConfirm as? any IntentParameterValue)?.intentMetadataValue
        return self.init(intentMetadata: .confirmationRequired(value, reason: reason))
    }
}

// The methods with which the subclasses create their results.
extension INIntentResolutionResult {
    /// Returns a result with the resolved value.
    package class func success(of value: some IntentParameterValue) -> Self {
        guard let value = value.intentMetadataValue else { return notRequired() }
        return self.init(intentMetadata: .success(value))
    }

    /// Returns a result that lets the user choose one of several values.
    package class func disambiguation(of values: [some IntentParameterValue]) -> Self {
        self.init(intentMetadata: .disambiguation(values.compactMap(\.intentMetadataValue)))
    }

    /// Returns a result that asks the user to confirm a value.
    package class func confirmationRequired(of value: (some IntentParameterValue)?) -> Self {
        self.init(intentMetadata: .confirmationRequired(value?.intentMetadataValue))
    }
}

extension INIntentResolutionResult: IntentMetadataResult {
    /// Returns a result that stands for a handler's fault.
    public static func intentMetadataResult(for fault: IntentHandlerFault) -> Self {
        self.init(intentMetadata: .unsupported(), fault: fault)
    }
}
