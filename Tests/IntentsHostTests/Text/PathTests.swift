import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite("Paths in templates")
struct PathTests {
    private func text(_ template: String, _ value: IntentValue, _ type: IntentValueType) -> String {
        var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
        configuration.locale = Locale(identifier: "en_US")
        let source = IntentTextSource(values: ["x": IntentTextSource.Entry(value: value, type: type)])
        let rendering = IntentTextRenderer(configuration).render(IntentText(template), with: source)
        return rendering.missing.isEmpty ? rendering.text : "missing: \(rendering.missing.joined(separator: ", "))"
    }

    @Test(
        "go through the properties of Apple's classes",
        arguments: [
            ("${x.locality} in ${x.country}", "missing: x.country"), ("${x.locality}", "Rome"),
        ]
    )
    func placemark(_ template: String, _ expected: String) {
        var address = IntentPostalAddress()
        address.locality = "Rome"
        let place = CLPlacemark(
            location: CLLocation(latitude: 0, longitude: 0),
            name: "Forum",
            postalAddress: address
        )
        #expect(text(template, .placemark(place), IntentValueType(.placemark)) == expected)
    }

    @Test(
        "go through the parts of a person",
        arguments: [
            ("${x.displayName}", "Dr. Ann Lee"), ("${x.nameComponents.givenName}", "Ann"),
            ("${x.nameComponents}", "Dr. Ann Lee"), ("${x.personHandle}", "ann@example.com"),
            ("${x.personHandle.value}", "ann@example.com"), ("${x.personHandle.name}", "missing: x.personHandle.name"),
            ("${x.aliases.value}", "ann and lee"), ("${x.isMe}", "no"), ("${x.age}", "missing: x.age"),
        ]
    )
    func person(_ template: String, _ expected: String) {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ann", "Lee")
        let person = INPerson(
            personHandle: INPersonHandle(value: "ann@example.com", type: .emailAddress),
            nameComponents: name,
            displayName: "Dr. Ann Lee",
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil,
            aliases: ["ann", "lee"].map { INPersonHandle(value: $0, type: .unknown) },
            suggestionType: .none
        )
        #expect(text(template, .person(person), IntentValueType(.person)) == expected)
    }

    @Test("go through amounts, dates, measurements, files and addresses")
    func values() {
        let cases: [(template: String, expected: String, value: IntentValue)] = [
            ("${x.amount}", "12.5", .currencyAmount(INCurrencyAmount(amount: 12.5, currencyCode: "EUR"))),
            ("${x.currencyCode}", "EUR", .currencyAmount(INCurrencyAmount(amount: 12.5, currencyCode: "EUR"))),
            ("${x.year}", "2026", .dateComponents(DateComponents(year: 2026, month: 3))),
            ("${x.hour}", "missing: x.hour", .dateComponents(DateComponents(year: 2026, month: 3))),
            (
                "${x.doubleValue} ${x.unit.symbol}", "2 kg",
                .measurement(Measurement(value: 2, unit: UnitMass.kilograms))
            ),
            ("${x.unit}", "kg", .measurement(Measurement(value: 2, unit: UnitMass.kilograms))),
            ("${x.host}:${x.port}", "example.com:80", .url(URL(string: "http://example.com:80/a")!)),
            ("${x.length}", "missing: x.length", .string("text")),
        ]
        for (template, expected, value) in cases {
            #expect(text(template, value, IntentValueType(.string)) == expected, "\(template)")
        }
    }

    @Test("go through a list, element by element, and flatten lists in it")
    func lists() {
        let objects = ["Fins", "Board"].enumerated().map { index, name in
            let equipment = Equipment(identifier: "e\(index)", display: name)
            equipment.kinds = [NSNumber(value: index + 1), 2]
            return IntentValue.object(equipment)
        }
        let type = IntentValueType(.object(Equipment.self), isList: true)
        #expect(text("${x.displayString}", .list(objects), type) == "Fins and Board")
        #expect(text("${x.kinds}", .list(objects), type).hasSuffix("Swim, and Swim"))
        #expect(text("${x.weight}", .list(objects), type) == "missing: x.weight")
        #expect(text("${x.displayString}", .list([]), type) == "missing: x.displayString")
    }

    @Test("reach what every object has")
    func objects() {
        let equipment = Equipment(identifier: "e", display: "Fins", pronunciationHint: "finz")
        equipment.subtitleString = "blue"
        let template = """
            ${x.identifier} ${x.displayString} ${x.pronunciationHint} ${x.subtitleString} ${x.spokenPhrase} \
            ${x.vocabularyIdentifier}
            """
        #expect(
            text(template, .object(equipment), IntentValueType(.object(Equipment.self))) == "e Fins finz blue Fins e"
        )
    }
}
