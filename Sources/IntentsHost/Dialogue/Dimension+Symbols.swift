import Intents

extension Dimension {
    /// The unit of a class with a sign such as `km`; `nil` where there is none.
    static func unit(_ symbol: String) -> Dimension? {
        let units = commonUnits(of: self)
        return units.first { $0.symbol == symbol } ?? units.first { $0.symbol.lowercased() == symbol.lowercased() }
    }

    /// The units of a class that people name: those of the six kinds of measurement that definitions know.
    private static func commonUnits(of dimension: Dimension.Type) -> [Dimension] {
        switch dimension {
        case is UnitMass.Type: [.kilograms, .grams, .milligrams, .metricTons, .ounces, .pounds, .stones] as [UnitMass]
        case is UnitLength.Type:
            [.kilometers, .meters, .centimeters, .millimeters, .inches, .feet, .yards, .miles] as [UnitLength]
        case is UnitTemperature.Type: [.kelvin, .celsius, .fahrenheit] as [UnitTemperature]
        case is UnitSpeed.Type: [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed]
        case is UnitVolume.Type:
            [.liters, .milliliters, .centiliters, .cubicMeters, .teaspoons, .tablespoons, .cups, .pints, .gallons]
                as [UnitVolume]
        case is UnitEnergy.Type: [.joules, .kilojoules, .calories, .kilocalories, .kilowattHours] as [UnitEnergy]
        default: [dimension.baseUnit()]
        }
    }
}
