import Foundation
import Intents
import PortableForm

/// An intent with a parameter of each type, as generated code declares it.
final class EveryTypeIntent: INIntent {
    var text: String?
    var integer: NSNumber?
    var decimal: NSNumber?
    var flag: NSNumber?
    var interval: NSNumber?
    var kind: WorkoutKind = .unknown
    var date: DateComponents?
    var url: URL?
    var file: INFile?
    var person: INPerson?
    var place: CLPlacemark?
    var amount: INCurrencyAmount?
    var method: INPaymentMethod?
    var speakable: INSpeakableString?
    var range: INDateComponentsRange?
    var mass: Measurement<UnitMass>?
    var temperature: Measurement<UnitTemperature>?
    var equipment: Equipment?
    var texts: [String]?
    var dates: [DateComponents]?
    var objects: [Equipment]?
    var kinds: [NSNumber]?

    private static let facts = makeFacts()

    override class var intentMetadata: IntentMetadata? { facts }

    private static func makeFacts() -> IntentMetadata {
        var facts = IntentMetadataBuilder<EveryTypeIntent>("EveryType")
        facts.title("Every Type")
        facts.traits([.configurable])
        facts.parameter("text", \.text)
        facts.parameter("integer", \.integer, as: .integer)
        facts.parameter("decimal", \.decimal, as: .decimal)
        facts.parameter("flag", \.flag, as: .boolean)
        facts.parameter("interval", \.interval, as: .timeInterval)
        facts.parameter("kind", \.kind)
        facts.parameter("date", \.date)
        facts.parameter("url", \.url)
        facts.parameter("file", \.file)
        facts.parameter("person", \.person)
        facts.parameter("place", \.place)
        facts.parameter("amount", \.amount)
        facts.parameter("method", \.method)
        facts.parameter("speakable", \.speakable)
        facts.parameter("range", \.range)
        facts.parameter("mass", \.mass)
        facts.parameter("temperature", \.temperature)
        facts.parameter("equipment", \.equipment)
        facts.parameter("texts", \.texts)
        facts.parameter("dates", \.dates)
        facts.parameter("objects", \.objects)
        facts.parameter("kinds", \.kinds, as: .enumeration(WorkoutKind.self))
        facts.combination([])
        return facts.metadata
    }
}

extension EveryTypeIntent {
    /// A change that sets one parameter, with a name for it.
    typealias Change = (name: String, apply: @Sendable (EveryTypeIntent) -> Void)

    /// Changes for each parameter.
    static let changes: [Change] = [
        ("text", { $0.text = "“naïve” \\ \u{0}\u{2028} 🏃‍♀️" }),
        ("integer", { $0.integer = NSNumber(value: Int64.min) }),
        ("decimal", { $0.decimal = NSDecimalNumber(string: "0.1000000000000000055") }),
        ("flag", { $0.flag = true }),
        ("decimal as a fraction", { $0.decimal = NSNumber(value: 0.1 + 0.2) }),
        ("decimal above all signed integers", { $0.decimal = NSNumber(value: UInt64.max) }),
        ("interval", { $0.interval = 1e-300 }),
        ("kind", { $0.kind = .cycle }),
        ("date", { $0.date = DateComponents(timeZone: TimeZone(identifier: "Europe/Berlin"), year: 2024, hour: 8) }),
        ("url", { $0.url = URL(string: "https://example.org/a%20b?c=d#e") }),
        ("file", { $0.file = INFile(data: Data([0, 255, 10]), filename: "a/b.bin", typeIdentifier: "public.data") }),
        ("person", { $0.person = person }),
        ("place", { $0.place = place }),
        ("amount", { $0.amount = INCurrencyAmount(amount: NSDecimalNumber(string: "12.30"), currencyCode: "EUR") }),
        ("method", { $0.method = INPaymentMethod(type: .credit, name: "Card", identificationHint: "42", icon: image) }),
        ("speakable", { $0.speakable = INSpeakableString(spokenPhrase: "soup") }),
        ("range", { $0.range = range }),
        ("mass", { $0.mass = Measurement(value: 2.5, unit: .pounds) }),
        ("temperature", { $0.temperature = Measurement(value: -40, unit: .fahrenheit) }),
        ("equipment", { $0.equipment = bike }),
        ("texts", { $0.texts = ["b", "", "a"] }),
        ("dates", { $0.dates = [DateComponents(day: 1), DateComponents(month: 2)] }),
        ("objects", { $0.objects = [bike, Equipment(identifier: nil, display: "Rope")] }),
        ("kinds", { $0.kinds = [1, 4] }),
    ]

    private static var image: INImage { INImage(imageData: Data([1, 2, 3])) }

    private static var bike: Equipment {
        let bike = Equipment(identifier: "b1", display: "Bike", subtitle: "red", image: .systemImageNamed("bicycle"))
        bike.weight = Measurement(value: 9, unit: .kilograms)
        bike.kinds = [4]
        bike.alternativeSpeakableMatches = [INSpeakableString(spokenPhrase: "bicycle")]
        return bike
    }

    private static var person: INPerson {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        return INPerson(
            personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress, label: .work),
            nameComponents: name,
            displayName: nil,
            image: INImage(named: "ada"),
            contactIdentifier: "c",
            customIdentifier: "d",
            aliases: [INPersonHandle(value: "1", type: .phoneNumber)],
            suggestionType: .socialProfile
        )
    }

    private static var place: CLPlacemark {
        var address = IntentPostalAddress()
        address.locality = "Cupertino"
        address.isoCountryCode = "US"
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 37.336_971, longitude: -122.013_050),
            altitude: 70,
            horizontalAccuracy: 5,
            verticalAccuracy: -1,
            timestamp: Date(timeIntervalSinceReferenceDate: 0.1)
        )
        return CLPlacemark(location: location, name: "Fitness Center", postalAddress: address)
    }

    private static var range: INDateComponentsRange {
        INDateComponentsRange(
            start: DateComponents(hour: 7),
            end: nil,
            recurrenceRule: INRecurrenceRule(interval: 2, frequency: .weekly, weeklyRecurrenceDays: [.monday, .friday])
        )
    }
}
