import IntentInterface
import Intents
import Testing

@testable import IntentsHost

/// The table of what paths can name, by which definitions are checked, is compared with what the runtime speaks.
@Suite("The table of what a path can name")
struct SpokenValueTests {
    /// A value of each type with everything that it can have.
    private static var samples: [(ValueType.Basic, IntentValue)] {
        [
            (.string, .string("a")), (.integer, .number(1)), (.decimal, .number(0.5)), (.boolean, .number(true)),
            (.timeInterval, .number(60)), (.dateComponents, .dateComponents(date)),
            (.url, .url(URL(string: "https://a.example:8080/b/c.txt?q=1#f")!)),
            (
                .file,
                .file(INFile(fileURL: URL(fileURLWithPath: "/a.txt"), filename: "a.txt", typeIdentifier: "public.text"))
            ),
            (.person, .person(person)), (.placemark, .placemark(place)),
            (.currencyAmount, .currencyAmount(INCurrencyAmount(amount: 1, currencyCode: "EUR"))),
            (
                .paymentMethod,
                .paymentMethod(INPaymentMethod(type: .credit, name: "Card", identificationHint: "1234", icon: nil))
            ),
            (.speakableString, .speakableString(speakable)),
            (.dateComponentsRange, .dateComponentsRange(INDateComponentsRange(start: date, end: date))),
            (.mass, .measurement(measurement)), (.length, .measurement(measurement)),
            (.temperature, .measurement(measurement)), (.speed, .measurement(measurement)),
            (.volume, .measurement(measurement)), (.energy, .measurement(measurement)),
        ]
    }

    private static var measurement: Measurement<Dimension> { Measurement(value: 1, unit: UnitMass.kilograms) }
    private static var speakable: INSpeakableString {
        INSpeakableString(vocabularyIdentifier: "i", spokenPhrase: "a", pronunciationHint: "b")
    }

    private static var date: DateComponents {
        var date = DateComponents()
        (date.era, date.year, date.month, date.day) = (1, 2026, 3, 4)
        (date.hour, date.minute, date.second, date.nanosecond) = (5, 6, 7, 8)
        (date.weekday, date.weekdayOrdinal, date.quarter) = (1, 1, 1)
        (date.weekOfMonth, date.weekOfYear, date.yearForWeekOfYear) = (1, 10, 2026)
        return date
    }

    private static var place: CLPlacemark {
        var address = IntentPostalAddress()
        (address.thoroughfare, address.subThoroughfare, address.locality) = ("a", "b", "c")
        (address.subLocality, address.administrativeArea, address.subAdministrativeArea) = ("d", "e", "f")
        (address.postalCode, address.isoCountryCode, address.country) = ("g", "h", "i")
        return CLPlacemark(location: CLLocation(latitude: 1, longitude: 2), name: "n", postalAddress: address)
    }

    private static var person: INPerson {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("a", "b", "c")
        (name.familyName, name.nameSuffix, name.nickname) = ("d", "e", "f")
        var phonetic = PersonNameComponents()
        phonetic.givenName = "g"
        name.phoneticRepresentation = phonetic
        let handle = INPersonHandle(value: "v", type: .phoneNumber, label: .home)
        return INPerson(
            personHandle: handle,
            nameComponents: name,
            displayName: "b d",
            image: nil,
            contactIdentifier: "x",
            customIdentifier: "y",
            aliases: [handle],
            suggestionType: .none
        )
    }

    /// What no place of the runtime has, what only another way to make a person gives, and what addresses of files lack.
    private static let unknown: Set = [
        "x.inlandWater", "x.ocean", "x.areasOfInterest", "x.relationship", "x.fileURL.host", "x.fileURL.port",
        "x.fileURL.query", "x.fileURL.fragment",
    ]

    @Test("holds what the runtime speaks", arguments: samples.indices)
    func agreement(index: Int) {
        let (basic, value) = Self.samples[index]
        let source = IntentTextSource(
            values: ["x": IntentTextSource.Entry(value: value, type: IntentValueType(.string))]
        )
        var paths = [("x", SpokenValue.basic(basic))]
        while let (path, reached) = paths.popLast() {
            #expect(source.entry(at: "\(path).nothing") == nil)
            #expect((source.entry(at: path[...]) == nil) == Self.unknown.contains(path), "\(path)")
            paths += reached.properties.map { ("\(path).\($0.name)", $0.value) }
        }
    }

    @Test("holds every type")
    func allTypes() {
        #expect(Set(Self.samples.map(\.0)) == Set(ValueType.Basic.allCases))
    }

    @Test("holds what every object has")
    func objects() {
        let object = INObject(identifier: "i", display: "d", pronunciationHint: "p")
        object.subtitleString = "s"
        let source = IntentTextSource(
            values: ["x": IntentTextSource.Entry(value: .object(object), type: IntentValueType(.object(INObject.self)))]
        )
        let missing = SpokenValue.objectProperties.map(\.name).filter { source.entry(at: "x.\($0)") == nil }
        #expect(missing == ["alternativeSpeakableMatches"])
    }
}
