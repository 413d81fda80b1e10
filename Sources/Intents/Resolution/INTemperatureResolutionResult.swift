public import Foundation

/// What a handler says about a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult {
    /// The value is this one.
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        success(of: resolvedTemperature)
    }

    /// The value is one of these: the user chooses.
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        disambiguation(of: temperaturesToDisambiguate)
    }

    /// The value may be this one: the user is asked.
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        confirmationRequired(of: temperatureToConfirm)
    }
}
