import Intents
import PortableForm

/// An intent with a parameter of each type that is resolved, and lists of some.
final class SampleIntent: TestIntent {
    var text: String?
    var integer: NSNumber?
    var decimal: NSNumber?
    var flag: NSNumber?
    var interval: NSNumber?
    var date: DateComponents?
    var url: URL?
    var file: INFile?
    var person: INPerson?
    var place: CLPlacemark?
    var amount: INCurrencyAmount?
    var payment: INPaymentMethod?
    var speakable: INSpeakableString?
    var range: INDateComponentsRange?
    var mass: Measurement<UnitMass>?
    var length: Measurement<UnitLength>?
    var temperature: Measurement<UnitTemperature>?
    var speed: Measurement<UnitSpeed>?
    var volume: Measurement<UnitVolume>?
    var energy: Measurement<UnitEnergy>?
    var kind: WorkoutKind = .unknown
    var thing: INObject?
    var texts: [String]?
    var integers: [NSNumber]?
    var kinds: [NSNumber]?
    var persons: [INPerson]?

    private static let intentMetadataFacts = makeIntentMetadata()

    override class var intentMetadata: IntentMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentMetadata {
        var facts = Facts()
        facts.builder.title("Sample")
        facts.builder.category("order", verb: "Order")
        facts.add("text", \.text)
        facts.add("integer", \.integer, as: .integer)
        facts.builder.limits(minimum: 1, maximum: 1_000)
        facts.add("decimal", \.decimal, as: .decimal)
        facts.add("flag", \.flag, as: .boolean)
        facts.add("interval", \.interval, as: .timeInterval)
        facts.add("date", \.date)
        facts.add("url", \.url)
        facts.add("file", \.file)
        facts.add("person", \.person)
        facts.add("place", \.place)
        facts.add("amount", \.amount)
        facts.add("payment", \.payment)
        facts.add("speakable", \.speakable)
        facts.add("range", \.range)
        facts.add("mass", \.mass)
        facts.add("length", \.length)
        facts.add("temperature", \.temperature)
        facts.add("speed", \.speed)
        facts.add("volume", \.volume)
        facts.add("energy", \.energy)
        facts.add("kind", \.kind)
        facts.add("thing", \.thing)
        facts.add("texts", \.texts)
        facts.builder.prompt(.subsequentIntroduction, "Another text?")
        facts.add("integers", \.integers, as: .integer)
        facts.add("kinds", \.kinds, as: .enumeration(WorkoutKind.self))
        facts.add("persons", \.persons)
        return facts.builder.metadata
    }

    /// Adds the same kinds of texts to every parameter.
    private struct Facts {
        var builder = IntentMetadataBuilder<SampleIntent>("Sample")

        mutating func add<Value: IntentParameterValue>(
            _ name: String,
            _ keyPath: ReferenceWritableKeyPath<SampleIntent, Value>,
            as element: IntentValueType.Element? = nil
        ) {
            builder.parameter(name, keyPath, as: element, displayName: "the \(name)", resolved: true)
            builder.prompt(.primary, "Which \(name)?")
            builder.prompt(.confirmation, "Really ${\(name)}?")
            builder.prompt(.disambiguationIntroduction, "There are ${count}.")
            builder.prompt(.disambiguationSelection, "Which of them?")
            builder.unsupported(1, "odd", "${displayName} must not be ${\(name)}, at most ${maximumValue}")
        }
    }
}
