public import Foundation

/// The result of resolving a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult {
    /// Returns a result with the resolved value.
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        success(of: resolvedTemperature)
    }

    /// Returns a result that lets the user choose one of several values.
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        disambiguation(of: temperaturesToDisambiguate)
    }

    /// Returns a result that asks the user to confirm a value.
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        confirmationRequired(of: temperatureToConfirm)
    }
}
