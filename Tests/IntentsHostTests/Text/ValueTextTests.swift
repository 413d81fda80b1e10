import Intents
import PortableForm
import Testing

@testable import IntentsHost

@Suite("Values in words, in two languages")
struct ValueTextTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let type: IntentValueType
        let english: String
        let german: String
        let value: @Sendable () -> IntentValue

        init(
            _ element: IntentValueType.Element,
            _ value: @autoclosure @escaping @Sendable () -> IntentValue,
            _ english: String,
            _ german: String
        ) {
            testDescription = english
            type = IntentValueType(element)
            self.english = english
            self.german = german
            self.value = value
        }
    }

    static let rows = [
        Row(.string, .string("tea"), "tea", "tea"),
        Row(.integer, .number(1_234), "1,234", "1.234"),
        Row(.decimal, .number(1_234.5), "1,234.5", "1.234,5"),
        Row(.boolean, .number(true), "yes", "ja"),
        Row(.timeInterval, .number(3_905), "1 hour, 5 minutes, 5 seconds", "1 Stunde, 5 Minuten und 5 Sekunden"),
        Row(.timeInterval, .number(1.5), "1.5 seconds", "1,5 Sekunden"),
        Row(.dateComponents, .day(2024, 2, 29), "February 29, 2024", "29. Februar 2024"),
        Row(.dateComponents, .dateComponents(DateComponents(month: 2, day: 29)), "February 29", "29. Februar"),
        Row(.dateComponents, .dateComponents(DateComponents(hour: 14, minute: 5)), "2:05 PM", "14:05"),
        Row(.dateComponents, .dateComponents(DateComponents(weekday: 3)), "Tuesday", "Dienstag"),
        Row(
            .dateComponents,
            .dateComponents(DateComponents(year: 2024, month: 5, day: 6, hour: 9, minute: 30)),
            "May 6, 2024 at 9:30 AM",
            "6. Mai 2024 um 09:30"
        ),
        Row(.dateComponentsRange, .days(1, 2), "May 1, 2024 – May 2, 2024", "1. Mai 2024 – 2. Mai 2024"),
        Row(.url, .address("https://example.com"), "https://example.com", "https://example.com"),
        Row(.file, .file("/a/report.txt"), "report.txt", "report.txt"),
        Row(.person, .person("Ann"), "Ann", "Ann"),
        Row(.placemark, .place("Rome"), "Rome", "Rome"),
        Row(.currencyAmount, .amount("1234.5", "EUR"), "€1,234.50", "1.234,50 €"),
        Row(.paymentMethod, .payment("Card"), "Card", "Card"),
        Row(.speakableString, .speakable("north"), "north", "north"),
        Row(.measurement(UnitLength.self), .measure(1.5, UnitLength.kilometers), "1.5 km", "1,5 km"),
        Row(.measurement(UnitTemperature.self), .measure(20, UnitTemperature.celsius), "20 °C", "20 °C"),
        Row(.enumeration(WorkoutKind.self), .enumeration(2), "Swim", "Schwimmen"),
        Row(.object(INObject.self), .thing("pan"), "pan", "pan"),
        Row(
            .string,
            .list([.string("a"), .string("b"), .string("c")]),
            "a, b, and c",
            "a, b und c"
        ),
        Row(
            .enumeration(WorkoutKind.self),
            .list([.enumeration(1), .enumeration(2)]),
            "Run and Swim",
            "Run und Schwimmen"
        ),
    ]

    private func formatter(_ language: String) -> IntentValueFormatter {
        var configuration = IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil })
        configuration.locale = Locale(identifier: language)
        configuration.timeZone = .gmt
        configuration.translations = language == "de_DE" ? [["k2": "Schwimmen"]] : []
        return IntentValueFormatter(configuration)
    }

    @Test("in English", arguments: rows)
    func english(_ row: Row) {
        #expect(plain(formatter("en_US").string(row.value(), of: row.type)) == row.english)
    }

    @Test("in German", arguments: rows)
    func german(_ row: Row) {
        #expect(plain(formatter("de_DE").string(row.value(), of: row.type)) == row.german)
    }

    /// A text with ordinary spaces: which of the narrow and unbreakable ones are used changes with ICU's version.
    private func plain(_ text: String) -> String {
        text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }

    @Test("truth values by the definition's words")
    func booleanNames() {
        let names = (true: IntentText("on"), false: IntentText("off"))
        let type = IntentValueType(.boolean)
        #expect(formatter("en_US").string(.number(true), of: type, booleanNames: names) == "on")
        #expect(formatter("en_US").string(.number(false), of: type, booleanNames: names) == "off")
    }

    @Test(
        "names of persons in the language's order",
        arguments: [("en_US", "Hanako Yamada"), ("ja_JP", "YamadaHanako"), ("hu_HU", "Yamada Hanako")]
    )
    func names(_ language: String, _ name: String) {
        let parts = PersonNameComponents(givenName: "Hanako", familyName: "Yamada")
        let person = INPerson(
            personHandle: INPersonHandle(value: nil, type: .unknown),
            nameComponents: parts,
            displayName: nil,
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
        #expect(formatter(language).string(.person(person), of: IntentValueType(.person)) == name)
    }

    @Test("a number of seconds that no clock can hold is a number")
    func hugeInterval() {
        let text = formatter("en_US").string(.number(1e300), of: IntentValueType(.timeInterval))
        #expect(text.hasPrefix("1,000,000"))
    }
}
