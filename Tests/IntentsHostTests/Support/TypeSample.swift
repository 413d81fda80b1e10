import Intents
import Testing

/// Two values of a parameter's type, and the words for the second one.
struct TypeSample: CustomTestStringConvertible, Sendable {
    let parameter: String
    /// The words; `nil` if the value can only be chosen.
    let words: String?
    private let make: @Sendable () -> (first: IntentValue, second: IntentValue)

    var first: IntentValue { make().first }
    var second: IntentValue { make().second }
    var testDescription: String { parameter }

    private init(
        _ parameter: String,
        _ first: @autoclosure @escaping @Sendable () -> IntentValue,
        _ second: @autoclosure @escaping @Sendable () -> IntentValue,
        words: String?
    ) {
        self.parameter = parameter
        self.words = words
        make = { (first(), second()) }
    }

    static let all: [TypeSample] = [
        TypeSample("text", .string("tea"), .string("coffee"), words: " coffee "),
        TypeSample("integer", .number(3), .number(1_200), words: "1,200"),
        TypeSample("decimal", .number(0.5), .number(1_234.5), words: "1,234.5"),
        TypeSample("flag", .number(false), .number(true), words: "yes"),
        TypeSample("interval", .number(1), .number(5_400), words: "1:30:00"),
        TypeSample("date", .day(2024, 1, 1), .day(2024, 2, 29), words: "2024-02-29"),
        TypeSample("url", .address("file:///"), .address("https://example.com/a"), words: "https://example.com/a"),
        TypeSample("file", .file("/dev/zero"), .file("/dev/null"), words: "/dev/null"),
        TypeSample("person", .person("Ann"), .person("Bob"), words: "Bob"),
        TypeSample("place", .place("Oslo"), .place("Rome"), words: "Rome"),
        TypeSample("amount", .amount("1", "USD"), .amount("12.50", "EUR"), words: "12.50 EUR"),
        TypeSample("payment", .payment("Cash"), .payment("Card"), words: "Card"),
        TypeSample("speakable", .speakable("north"), .speakable("south"), words: "south"),
        TypeSample("range", .days(1, 2), .days(3, 4), words: "2024-05-03 - 2024-05-04"),
        TypeSample("mass", .mass(1, .grams), .mass(2.5, .kilograms), words: "2.5 kg"),
        TypeSample("length", .measure(1, UnitLength.meters), .measure(5, UnitLength.kilometers), words: "5 km"),
        TypeSample(
            "temperature",
            .measure(0, UnitTemperature.kelvin),
            .measure(-4, UnitTemperature.celsius),
            words: "-4 °C"
        ),
        TypeSample("speed", .measure(1, UnitSpeed.knots), .measure(9, UnitSpeed.metersPerSecond), words: "9m/s"),
        TypeSample("volume", .measure(1, UnitVolume.cups), .measure(2, UnitVolume.liters), words: "2 l"),
        TypeSample("energy", .measure(1, UnitEnergy.joules), .measure(7, UnitEnergy.kilojoules), words: "7 kJ"),
        TypeSample("kind", .enumeration(1), .enumeration(2), words: "swim"),
        TypeSample("thing", .thing("pot"), .thing("pan"), words: "pan"),
    ]

    static let lists: [TypeSample] = [
        TypeSample("texts", .string("tea"), .string("coffee"), words: "coffee"),
        TypeSample("integers", .number(1), .number(2), words: "2"),
        TypeSample("kinds", .enumeration(1), .enumeration(4), words: "Cycle"),
        TypeSample("persons", .person("Ann"), .person("Bob"), words: "Bob"),
    ]
}

extension IntentValue {
    static func day(_ year: Int, _ month: Int, _ day: Int) -> IntentValue {
        .dateComponents(DateComponents(year: year, month: month, day: day))
    }

    static func address(_ text: String) -> IntentValue { .url(URL(string: text) ?? URL(filePath: "/")) }

    static func file(_ path: String) -> IntentValue {
        .file(INFile(fileURL: URL(filePath: path), filename: nil, typeIdentifier: nil))
    }

    static func person(_ name: String) -> IntentValue {
        .person(
            INPerson(
                personHandle: INPersonHandle(value: name, type: .unknown),
                nameComponents: nil,
                displayName: name,
                image: nil,
                contactIdentifier: nil,
                customIdentifier: nil
            )
        )
    }

    static func place(_ name: String) -> IntentValue { .placemark(CLPlacemark(nil, name: name)) }

    static func amount(_ amount: String, _ code: String) -> IntentValue {
        .currencyAmount(INCurrencyAmount(amount: NSDecimalNumber(string: amount), currencyCode: code))
    }

    static func payment(_ name: String) -> IntentValue {
        .paymentMethod(INPaymentMethod(type: .unknown, name: name, identificationHint: nil, icon: nil))
    }

    static func speakable(_ phrase: String) -> IntentValue {
        .speakableString(INSpeakableString(spokenPhrase: phrase))
    }

    static func days(_ first: Int, _ last: Int) -> IntentValue {
        .dateComponentsRange(
            INDateComponentsRange(
                start: DateComponents(year: 2024, month: 5, day: first),
                end: DateComponents(year: 2024, month: 5, day: last)
            )
        )
    }

    static func measure(_ value: Double, _ unit: Dimension) -> IntentValue {
        .measurement(Measurement(value: value, unit: unit))
    }

    static func mass(_ value: Double, _ unit: UnitMass) -> IntentValue { measure(value, unit) }

    static func thing(_ name: String) -> IntentValue { .object(INObject(identifier: nil, display: name)) }
}
