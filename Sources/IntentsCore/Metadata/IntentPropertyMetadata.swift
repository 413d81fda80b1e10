import Foundation

/// The facts of a property of an intent, a response or an object type, with access to its value.
public struct IntentPropertyMetadata: Sendable {
    /// The name in code.
    public let name: String
    /// The type.
    public let type: IntentValueType
    /// The display name.
    public let displayName: IntentText?
    /// The presentation of values.
    public internal(set) var presentation = IntentValuePresentation()

    private let access: any PropertyAccess

    init<Owner: AnyObject, Value: IntentParameterValue>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Owner, Value>,
        element: IntentValueType.Element?,
        displayName: IntentText?
    ) {
        let type = Value.intentMetadataType
        self.name = name
        self.type = element.map { IntentValueType($0, isList: type.isList) } ?? type
        self.displayName = displayName
        access = KeyPathAccess(keyPath)
    }

    /// The key path, which identifies the property in its class.
    var keyPath: AnyKeyPath { access.anyKeyPath }

    /// Returns the value of the property; `nil` if it isn't set.
    ///
    /// - Parameter owner: An intent, response or object of the class that has the property.
    public func value(in owner: AnyObject) -> IntentValue? {
        let value = access.value(in: owner)
        guard case .enumeration = type.element, case .list(let values)? = value else { return value }
        return .list(values.map(\.asEnumeration))
    }

    /// Sets the property.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` to clear the property, which sets an enum to its case zero.
    ///   - owner: An intent, response or object of the class that has the property.
    /// - Returns: Whether the value is of the property's type. If it isn't, the owner doesn't change.
    @discardableResult
    public func setValue(_ value: IntentValue?, in owner: AnyObject) -> Bool {
        access.setValue(value, in: owner)
    }

    /// Copies the value of the property to another object of the class.
    func copy(from owner: AnyObject, to other: AnyObject) {
        access.copy(from: owner, to: other)
    }
}

extension IntentValue {
    /// The case of an enum that a number stands for in a list.
    fileprivate var asEnumeration: IntentValue {
        guard case .number(let number) = self else { return self }
        return .enumeration(number.intValue)
    }
}

// Values are archived as objects of Foundation and of this module, not as Swift values, so that decoding can require
// the classes that the property's type allows.
extension IntentPropertyMetadata {
    /// Encodes the value of the property under its name.
    func encode(from owner: AnyObject, into coder: NSCoder) {
        guard let value = value(in: owner) else { return }
        coder.encode(value.archived, forKey: Self.key(name))
    }

    /// Decodes the value of the property, if the archive contains one of its type.
    func decode(into owner: AnyObject, from coder: NSCoder) {
        let classes: [AnyClass] = type.element.archivedClasses + (type.isList ? [NSArray.self] : [])
        guard let object = coder.object(of: classes, Self.key(name)) else { return }
        setValue(IntentValue(archived: object, as: type.element), in: owner)
    }

    /// Returns a key that differs from those of the fields in the framework's classes.
    private static func key(_ name: String) -> String { "parameter." + name }
}

extension IntentValue {
    fileprivate var archived: Any {
        switch self {
        case .string(let value): value as NSString
        case .number(let value as NSDecimalNumber): value.stringValue as NSString  // Archiving it would not end.
        case .dateComponents(let value): value as NSDateComponents
        case .url(let value): value as NSURL
        case .measurement(let value): NSMeasurement(doubleValue: value.value, unit: value.unit)
        case .framework(let value as NSUserActivity): ArchivedActivity(value)
        case .list(let values): values.map(\.archived) as NSArray
        case .number, .enumeration, .object, .file, .person, .placemark, .currencyAmount, .paymentMethod,
            .speakableString, .dateComponentsRange, .framework:
            base
        }
    }

    fileprivate init?(archived object: Any, as element: IntentValueType.Element) {
        if let objects = object as? [Any] {
            self = .list(objects.compactMap { IntentValue(archived: $0, as: element) })
            return
        }
        switch (element, object) {
        case (.string, let value as NSString): self = .string(String(value))
        case (.integer, let value as NSNumber), (.decimal, let value as NSNumber),
            (.boolean, let value as NSNumber), (.timeInterval, let value as NSNumber):
            self = .number(value)
        case (.integer, let value as NSString), (.decimal, let value as NSString),
            (.timeInterval, let value as NSString):
            self = .number(NSDecimalNumber(string: String(value)))
        case (.enumeration, let value as NSNumber): self = .enumeration(value.intValue)
        case (.object, let value as INObject): self = .object(value)
        case (.options, let value as NSNumber): self = .number(value)
        case (.framework, let value as ArchivedActivity): self = .framework(value.activity)
        case (.framework, let value as NSObject): self = .framework(value)
        case (.dateComponents, let value as NSDateComponents): self = .dateComponents(value as DateComponents)
        case (.url, let value as NSURL): self = .url(value as URL)
        case (.file, let value as INFile): self = .file(value)
        case (.person, let value as INPerson): self = .person(value)
        case (.placemark, let value as CLPlacemark): self = .placemark(value)
        case (.currencyAmount, let value as INCurrencyAmount): self = .currencyAmount(value)
        case (.paymentMethod, let value as INPaymentMethod): self = .paymentMethod(value)
        case (.speakableString, let value as INSpeakableString): self = .speakableString(value)
        case (.dateComponentsRange, let value as INDateComponentsRange): self = .dateComponentsRange(value)
        case (.measurement, let value as NSMeasurement):
            guard let unit = value.unit as? Dimension else { return nil }
            self = .measurement(Measurement(value: value.doubleValue, unit: unit))
        default: return nil
        }
    }
}

extension IntentValueType.Element {
    /// The classes of the archived values of the type.
    fileprivate var archivedClasses: [AnyClass] {
        switch self {
        case .string: [NSString.self]
        case .integer, .decimal, .timeInterval: [NSNumber.self, NSString.self]
        case .boolean, .enumeration, .options: [NSNumber.self]
        case .dateComponents: [NSDateComponents.self]
        case .url: [NSURL.self]
        case .file: [INFile.self]
        case .person: [INPerson.self]
        case .placemark: [CLPlacemark.self]
        case .currencyAmount: [INCurrencyAmount.self]
        case .paymentMethod: [INPaymentMethod.self]
        case .speakableString: [INSpeakableString.self]
        case .dateComponentsRange: [INDateComponentsRange.self]
        case .measurement: [NSMeasurement.self]
        case .object(let type): [type]
        case .framework(let type) where type == NSUserActivity.self: [ArchivedActivity.self]
        case .framework(let type) where type == NSDictionary.self: Self.propertyListClasses
        case .framework(let type): [type]
        }
    }

    private static let propertyListClasses: [AnyClass] = [
        NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
    ]
}
