// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Intents adds in Swift: key paths for the names of parameters, and optional numbers. Nothing here ever runs.

@_exported import CoreLocation
import Foundation
@_exported import Intents

public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath {
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        fatalError()
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        fatalError()
    }
}

extension INIntegerResolutionResult {
    @nonobjc
    public static func confirmationRequired(with valueToConfirm: Int?) -> Self {
        fatalError()
    }
}

extension INDoubleResolutionResult {
    @nonobjc
    public static func confirmationRequired(with valueToConfirm: Double?) -> Self {
        fatalError()
    }
}

extension INBooleanResolutionResult {
    @nonobjc
    public static func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        fatalError()
    }
}
