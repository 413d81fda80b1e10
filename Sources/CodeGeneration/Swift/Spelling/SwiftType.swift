import IntentInterface

extension ValueType {
    /// The type of a property, such as `[String]?`.
    var swiftProperty: String {
        if case .native(let spelling) = element { return spelling }
        return isOptional ? swiftValue + "?" : swiftValue
    }

    /// The type of a value that isn't `nil`, such as `[String]`.
    var swiftValue: String {
        isArray ? "[\(swiftListElement)]" : swiftElement
    }

    /// The type of an array of these values.
    var swiftList: String { "[\(swiftListElement)]" }

    /// The type of a value in a collection of options. Collections contain objects, so it is the class that a Swift value
    /// is bridged to.
    var swiftCollectionElement: String {
        if case .basic(let basic) = element { return basic.frameworkType.objectName }
        return swiftListElement
    }

    /// The type of one value.
    private var swiftElement: String {
        switch element {
        case .basic(let basic): basic.frameworkType.swiftSpelling
        case .enumeration(let name), .object(let name): name.swiftType
        case .anyObject: "INObject"
        case .native(let spelling): spelling
        }
    }

    /// The type of one value in an array. Arrays contain objects, so the values of enums are numbers.
    private var swiftListElement: String {
        if case .enumeration = element { return "NSNumber" }
        return swiftElement
    }
}

extension FrameworkType {
    /// The type of a value.
    fileprivate var swiftSpelling: String {
        unitName.map { "\(valueName)<\($0)>" } ?? valueName
    }
}
