import Foundation
import Intents

/// The classes that stored objects name, by their names.
///
/// Most objects don't need a name, because the reader knows their class, for example that of a parameter. The names are
/// for places that allow several classes. They differ from the names of Swift classes, which an app can rename.
struct StoredTypes: Sendable {
    private static let intentPrefix = "intent:"

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
        let named = intents.compactMap { type in type.intentMetadata.map { ($0.name, type) } }
        self.intents = Dictionary(named) { first, _ in first }
    }

    /// Returns the name that is stored with an object; `nil` if the object doesn't need one.
    ///
    /// - Throws: `IntentStoreError.unsupported` if an intent isn't one of the app's.
    func name(of object: NSObject) throws(IntentStoreError) -> String? {
        guard let intent = object as? INIntent else { return Self.fixedNames[ObjectIdentifier(type(of: object))] }
        guard let name = type(of: intent).intentMetadata?.name, intents[name] == type(of: intent) else {
            throw IntentStoreError.unsupported(
                "'\(type(of: intent))' isn't one of the intent classes that the system was created with; add it to them"
            )
        }
        return Self.intentPrefix + name
    }

    /// Returns the class with a stored name.
    func storedClass(named name: String) -> (any (NSObject & NSSecureCoding).Type)? {
        guard name.hasPrefix(Self.intentPrefix) else { return Self.fixed[name] }
        return intents[String(name.dropFirst(Self.intentPrefix.count))]
    }
}
