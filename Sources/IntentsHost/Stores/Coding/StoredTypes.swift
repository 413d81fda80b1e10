import Foundation
import Intents

/// The classes that stored objects name, by the names that stand for them.
///
/// Most objects need no name, since who reads them knows their class: that of a parameter, for example. Names are for
/// those of which there are several in one place, and are not those of Swift classes, which an app can rename.
struct StoredTypes: Sendable {
    private static let intentPrefix = "intent:"

    /// The classes of the framework, and those of Foundation, that can stand for a superclass.
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

    /// Takes the intent classes of an app. Of several with one name the first counts.
    init(intents: [INIntent.Type]) {
        let named = intents.compactMap { type in type.intentMetadata.map { ($0.name, type) } }
        self.intents = Dictionary(named) { first, _ in first }
    }

    /// The name that an object is stored with; `nil` where it needs none.
    ///
    /// - Throws: `IntentStoreError.unsupported` for an intent that is not one of the app's.
    func name(of object: NSObject) throws(IntentStoreError) -> String? {
        guard let intent = object as? INIntent else { return Self.fixedNames[ObjectIdentifier(type(of: object))] }
        guard let name = type(of: intent).intentMetadata?.name, intents[name] == type(of: intent) else {
            throw IntentStoreError.unsupported(
                "'\(type(of: intent))' is not among the intent classes that the system was created with; add it to them"
            )
        }
        return Self.intentPrefix + name
    }

    /// The class that a name stands for.
    func storedClass(named name: String) -> (any (NSObject & NSSecureCoding).Type)? {
        guard name.hasPrefix(Self.intentPrefix) else { return Self.fixed[name] }
        return intents[String(name.dropFirst(Self.intentPrefix.count))]
    }
}
