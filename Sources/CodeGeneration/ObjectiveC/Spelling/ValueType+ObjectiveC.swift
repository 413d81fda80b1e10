import IntentInterface

extension ValueType {
    /// The type of a value, such as `NSArray<NSString *> *`.
    var objectiveCValue: String {
        if isArray { return objectiveCList }
        if case .enumeration(let name) = element { return name }
        return objectiveCObject
    }

    /// The type of an array of such values.
    var objectiveCList: String { "NSArray<\(objectiveCObject)> *" }

    /// The type of an object that holds one value: for an enum's value a number.
    var objectiveCObject: String {
        switch element {
        case .basic(let basic): "\(basic.frameworkType.objectiveCClass) *"
        case .enumeration: "NSNumber *"
        case .object(let name): "\(name) *"
        case .anyObject: "INObject *"
        }
    }

    /// The type of what can be missing: for an enum's value, which cannot, the enum.
    var objectiveCNullableValue: String { isOptional ? "nullable \(objectiveCValue)" : objectiveCValue }
}

extension FrameworkType {
    fileprivate var objectiveCClass: String {
        unitName.map { "\(objectName)<NS\($0) *>" } ?? objectName
    }
}

extension String {
    /// A variable of the type that the text is, such as `NSString *name` or `Soup soup`.
    func declaring(_ name: String) -> String {
        hasSuffix("*") ? self + name : "\(self) \(name)"
    }
}
