// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Foundation adds in Swift: the value types that its classes are bridged to. Nothing here ever runs.

@_exported import Foundation
@_exported import ObjectiveC

extension _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> _ObjectiveCType {
        fatalError()
    }

    public static func _forceBridgeFromObjectiveC(_ object: _ObjectiveCType, result: inout Self?) {
        fatalError()
    }

    public static func _conditionallyBridgeFromObjectiveC(_ object: _ObjectiveCType, result: inout Self?) -> Bool {
        fatalError()
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ object: _ObjectiveCType?) -> Self {
        fatalError()
    }
}

extension String: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

extension Array: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSArray
}

extension Dictionary: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSDictionary
}

extension Set: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSSet
}

extension Bool: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSNumber
}

extension Int: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSNumber
}

extension Double: @retroactive _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSNumber
}

public struct Data: Hashable, Sendable, _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSData
    public init() {}
}

public struct Date: Hashable, Sendable, _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSDate
    public init() {}
}

public struct DateComponents: Hashable, Sendable, _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSDateComponents
    public var year: Int?
    public var hour: Int?
    public init() {}
}

public struct PersonNameComponents: Hashable, Sendable, _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSPersonNameComponents
    public var givenName: String?
    public init() {}
}

public struct URL: Hashable, Sendable, _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSURL
    public init?(string: String) {}
    public var absoluteString: String { fatalError() }
}

public struct Measurement<UnitType: Unit>: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSMeasurement
    public let unit: UnitType
    public var value: Double

    public init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
    }
}

extension Measurement: Sendable where UnitType: Sendable {}

public typealias TimeInterval = Double

public struct Decimal: Hashable, Sendable {}

extension NSObject: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {}

extension NSError: Error {}
