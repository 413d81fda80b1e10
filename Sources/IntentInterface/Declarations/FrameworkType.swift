/// The type of a framework value in code.
package struct FrameworkType: Hashable, Sendable {
    /// The type of a value in Swift, such as `URL` or `NSNumber`.
    package var valueName: String
    /// The class of objects that hold such a value, such as `NSURL`; usually the type itself.
    package var objectName: String
    /// The unit of a measurement, such as `UnitMass`.
    package var unitName: String?
}

extension ValueType.Basic {
    /// The type of the value in code.
    package var frameworkType: FrameworkType {
        switch self {
        case .string: FrameworkType(valueName: "String", objectName: "NSString")
        case .integer, .decimal, .boolean, .timeInterval: FrameworkType(valueName: "NSNumber")
        case .dateComponents: FrameworkType(valueName: "DateComponents", objectName: "NSDateComponents")
        case .url: FrameworkType(valueName: "URL", objectName: "NSURL")
        case .placemark: FrameworkType(valueName: "CLPlacemark")
        case .file, .person, .currencyAmount, .paymentMethod, .speakableString, .dateComponentsRange:
            FrameworkType(valueName: "IN\(rawValue)")
        case .mass, .length, .temperature, .speed, .volume, .energy:
            FrameworkType(valueName: "Measurement", objectName: "NSMeasurement", unitName: "Unit\(rawValue)")
        }
    }
}

extension FrameworkType {
    fileprivate init(valueName: String) {
        self.init(valueName: valueName, objectName: valueName)
    }
}
