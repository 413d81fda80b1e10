// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the ObjectiveC module adds in Swift. Nothing here ever runs: it gives the type checker its declarations.

@_exported import ObjectiveC

@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    private var value: Int8

    public init(_ value: Bool) {
        self.value = value ? 1 : 0
    }

    public init(booleanLiteral value: Bool) {
        self.init(value)
    }

    public var boolValue: Bool { value != 0 }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool {
    ObjCBool(value)
}

public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool {
    value.boolValue
}

@frozen
public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    private var pointer: OpaquePointer?

    public init(_ name: String) {}

    public init(stringLiteral name: String) {}
}

extension NSObject: Equatable, Hashable {
    public static func == (first: NSObject, second: NSObject) -> Bool {
        first.isEqual(second)
    }

    @nonobjc public var hashValue: Int { hash }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }

    public func _rawHashValue(seed: Int) -> Int {
        hash._rawHashValue(seed: seed)
    }
}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { fatalError() }
}
