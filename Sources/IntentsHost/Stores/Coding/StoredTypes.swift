import Foundation
import Intents

/// The classes that stored objects name, by their names.
///
/// Most objects don't need a name, because the reader knows their class, for example that of a parameter. The names are
/// for places that allow several classes. They differ from the names of Swift classes, which an app can rename.
struct StoredTypes: Sendable {
    private static let intentPrefix = "intent:"
    private static let valuePrefix = "value:"

    /// The classes of the framework and of Foundation that can take the place of a superclass.
    private static let fixed: [String: any (NSObject & NSSecureCoding).Type] = [
        "circle": CLCircularRegion.self,
        "date": INDateRelevanceProvider.self,
        "place": INLocationRelevanceProvider.self,
        "routine": INDailyRoutineRelevanceProvider.self,
        "linear": UnitConverterLinear.self,
        "mass": UnitMass.self,
        "length": UnitLength.self,
        "temperature": UnitTemperature.self,
        "speed": UnitSpeed.self,
        "volume": UnitVolume.self,
        "energy": UnitEnergy.self,
    ]

    private static let fixedNames = Dictionary(
        uniqueKeysWithValues: fixed.map { (ObjectIdentifier($0.value), $0.key) }
    )

    private let intents: [String: INIntent.Type]

    /// Creates the types for the intent classes of an app. Of several classes with the same name, the first one counts.
    init(intents: [INIntent.Type]) {
        let named = intents.compactMap { type in type.intentMetadata.map { (Self.storedName($0), type) } }
        self.intents = Dictionary(named) { first, _ in first }
    }

    /// Returns the name under which an intent is stored. That of a system intent is its class, because an app can have an
    /// intent of its own with the same name.
    private static func storedName(_ metadata: IntentMetadata) -> String {
        metadata.traits.contains(.system) ? "IN\(metadata.name)Intent" : metadata.name
    }

    /// Returns the name that is stored with an object; `nil` if the object doesn't need one.
    ///
    /// - Throws: `IntentStoreError.unsupported` if an intent isn't one of the app's.
    func name(of object: NSObject) throws(IntentStoreError) -> String? {
        guard let intent = object as? INIntent else {
            return Self.fixedNames[ObjectIdentifier(type(of: object))] ?? Self.name(ofValue: object)
        }
        guard let name = type(of: intent).intentMetadata.map(Self.storedName), intents[name] == type(of: intent) else {
            throw IntentStoreError.unsupported(
                "'\(type(of: intent))' isn't one of the intent classes that the system was created with; add it to them"
            )
        }
        return Self.intentPrefix + name
    }

    /// Returns the class with a stored name.
    func storedClass(named name: String) -> (any (NSObject & NSSecureCoding).Type)? {
        if name.hasPrefix(Self.valuePrefix) {
            return SystemClass.named(String(name.dropFirst(Self.valuePrefix.count))) as? IntentValueObject.Type
        }
        guard name.hasPrefix(Self.intentPrefix) else { return Self.fixed[name] }
        return intents[String(name.dropFirst(Self.intentPrefix.count))]
    }

    /// Returns the name of a value of the system's whose class has another value class as its superclass, such as a note's
    /// text; `nil` for other objects.
    private static func name(ofValue object: NSObject) -> String? {
        guard object is IntentValueObject else { return nil }
        guard _getSuperclass(type(of: object)) != IntentValueObject.self else { return nil }
        let name = "\(type(of: object))"
        return SystemClass.named(name) == nil ? nil : valuePrefix + name
    }
}
