import Intents
import Testing

@testable import IntentsHost

@Suite("Reading answers")
struct AnswerTests {
    private let german = IntentValueReader(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
    private let english = IntentValueReader(locale: Locale(identifier: "en_US"), timeZone: .gmt)

    @Test(
        "numbers are read as the locale writes them",
        arguments: [
            ("1.234,5", 1_234.5), ("-3", -3), ("0,25", 0.25), ("1.000", 1_000),
        ]
    )
    func germanNumbers(_ words: String, _ number: Double) {
        #expect(german.value(words, as: .decimal) == .number(NSNumber(value: number)))
    }

    @Test(
        "words that aren't of the type don't make a value",
        arguments: [
            (IntentValueType.Element.integer, "1.5"), (.integer, "3 apples"),
            (.integer, "99999999999999999999"), (.decimal, "1e400"), (.decimal, "nan"), (.timeInterval, "1:2:3:4"),
            (.timeInterval, "1::2"), (.dateComponents, "2023-02-29"), (.dateComponents, "25:00"),
            (.dateComponents, "soon"), (.dateComponentsRange, "2024-01-01 - soon"), (.url, "example"),
            (.file, "/no/such/file"), (.currencyAmount, "5 XXQ"), (.currencyAmount, "EUR"),
            (.measurement(UnitLength.self), "5"), (.measurement(UnitLength.self), "5 kg"), (.string, "  "),
        ]
    )
    func noValue(_ element: IntentValueType.Element, _ words: String) {
        #expect(english.value(words, as: element) == nil)
    }

    @Test(
        "dates are read in the international form and in the locale's",
        arguments: [
            ("2024-05-06", DateComponents(year: 2024, month: 5, day: 6)),
            ("14:30", DateComponents(hour: 14, minute: 30)),
            ("2024-05-06 14:30", DateComponents(year: 2024, month: 5, day: 6, hour: 14, minute: 30)),
            ("2024-05-06T14:30:15", DateComponents(year: 2024, month: 5, day: 6, hour: 14, minute: 30, second: 15)),
            ("May 6, 2024", DateComponents(year: 2024, month: 5, day: 6)),
            ("5/6/24", DateComponents(year: 2024, month: 5, day: 6)),
        ]
    )
    func dates(_ words: String, _ components: DateComponents) {
        #expect(english.value(words, as: .dateComponents) == .dateComponents(components))
    }

    @Test(
        "an amount without a currency's code is one in the locale's currency",
        arguments: [("12,50", "EUR"), ("12,50 €", "EUR"), ("12,50 usd", "USD")]
    )
    func amounts(_ words: String, _ code: String) {
        #expect(german.value(words, as: .currencyAmount) == .amount("12.5", code))
    }

    @Test("words that name two choices don't choose")
    func ambiguous() {
        let choices = ["Tea", "tea", "Milk"].map {
            IntentQuestion.Choice(title: $0, subtitle: nil, section: nil, otherNames: [])
        }
        let reader = AnswerReader(IntentHostConfiguration(intents: [], handlers: .handlers { _ in nil }))
        #expect(reader.choice("tea", among: choices) == nil)
        #expect(reader.choice(" milk ", among: choices) == 2)
    }
}
