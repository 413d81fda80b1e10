import Intents
import PortableForm

/// An intent with a parameter of every type, alone and in a list, in the form that generated code has.
final class EveryTypeIntent: INIntent {
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
    var equipment: Equipment?
    var thing: INObject?

    var texts: [String]?
    var integers: [NSNumber]?
    var dates: [DateComponents]?
    var urls: [URL]?
    var files: [INFile]?
    var persons: [INPerson]?
    var places: [CLPlacemark]?
    var amounts: [INCurrencyAmount]?
    var payments: [INPaymentMethod]?
    var speakables: [INSpeakableString]?
    var ranges: [INDateComponentsRange]?
    var masses: [Measurement<UnitMass>]?
    var kinds: [NSNumber]?
    var equipments: [Equipment]?
    var things: [INObject]?

    private static let intentMetadataFacts = makeIntentMetadata()

    override class var intentMetadata: IntentMetadata? { intentMetadataFacts }

    private static func makeIntentMetadata() -> IntentMetadata {
        var facts = IntentMetadataBuilder<EveryTypeIntent>("EveryType")
        facts.title("Every Type")
        facts.parameter("text", \.text)
        facts.parameter("integer", \.integer, as: .integer)
        facts.parameter("decimal", \.decimal, as: .decimal)
        facts.parameter("flag", \.flag, as: .boolean)
        facts.parameter("interval", \.interval, as: .timeInterval)
        facts.parameter("date", \.date)
        facts.parameter("url", \.url)
        facts.parameter("file", \.file)
        facts.parameter("person", \.person)
        facts.parameter("place", \.place)
        facts.parameter("amount", \.amount)
        facts.parameter("payment", \.payment)
        facts.parameter("speakable", \.speakable)
        facts.parameter("range", \.range)
        facts.parameter("mass", \.mass)
        facts.parameter("length", \.length)
        facts.parameter("temperature", \.temperature)
        facts.parameter("speed", \.speed)
        facts.parameter("volume", \.volume)
        facts.parameter("energy", \.energy)
        facts.parameter("kind", \.kind)
        facts.parameter("equipment", \.equipment)
        facts.parameter("thing", \.thing)
        facts.parameter("texts", \.texts)
        facts.parameter("integers", \.integers, as: .integer)
        facts.parameter("dates", \.dates)
        facts.parameter("urls", \.urls)
        facts.parameter("files", \.files)
        facts.parameter("persons", \.persons)
        facts.parameter("places", \.places)
        facts.parameter("amounts", \.amounts)
        facts.parameter("payments", \.payments)
        facts.parameter("speakables", \.speakables)
        facts.parameter("ranges", \.ranges)
        facts.parameter("masses", \.masses)
        facts.parameter("kinds", \.kinds, as: .enumeration(WorkoutKind.self))
        facts.parameter("equipments", \.equipments)
        facts.parameter("things", \.things)
        return facts.metadata
    }
}
