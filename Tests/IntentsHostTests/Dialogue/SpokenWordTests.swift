import Foundation
import Intents
import Testing

@testable import IntentsHost

@Suite("Values in words")
struct SpokenWordTests {
    /// Noon on a Tuesday, the first of December.
    private static let now = Date(timeIntervalSince1970: 1_796_126_400)

    private static func reader(_ locale: String) -> IntentValueReader {
        IntentValueReader(locale: Locale(identifier: locale), timeZone: .gmt, now: { now })
    }

    // MARK: Numbers

    @Test(
        "numbers are read as the locale's formatter spells them",
        arguments: ["en_US", "de_DE", "fr_FR", "es_ES"]
    )
    func spelled(_ locale: String) {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberStyle = .spellOut
        let reader = Self.reader(locale)
        var wrong: [String] = []
        for number in Array(0..<1_000) + Array(stride(from: 1_000, to: 10_000, by: 7)) + [
            12_345, 100_000, 999_999, 1_000_000, 2_300_017, 450_000_000,
        ] {
            guard let words = formatter.string(from: NSNumber(value: number)) else { continue }
            // The formatter of some systems puts soft hyphens into long words.
            let text = words.replacing("\u{AD}", with: "")
            if reader.value(text, as: .integer) != .number(NSNumber(value: number)) {
                wrong.append("\(number): \(text)")
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(10))")
    }

    @Test(
        "fractions, negative numbers and numbers with digits are read",
        arguments: [
            ("en_US", "two point two five", 2.25), ("en_US", "three and a half", 3.5), ("en_US", "minus seven", -7),
            ("en_US", "half", 0.5), ("en_US", "three quarters", 0.75), ("en_US", "2.5 million", 2_500_000),
            ("en_US", "a hundred and five", 105), ("en_US", "a dozen", 12), ("en_US", "twenty-one hundred", 2_100),
            ("de_DE", "zweieinhalb", 2.5), ("de_DE", "anderthalb", 1.5), ("de_DE", "drei Komma eins vier", 3.14),
            ("de_DE", "2,5 Millionen", 2_500_000), ("de_DE", "minus drei", -3), ("de_DE", "zwei Tausend", 2_000),
            ("fr_FR", "deux virgule cinq", 2.5), ("fr_FR", "trois et demi", 3.5), ("fr_FR", "nonante-neuf", 99),
            ("es_ES", "dos coma cinco", 2.5), ("es_ES", "tres y medio", 3.5), ("es_ES", "menos cuatro", -4),
        ]
    )
    func numbers(_ locale: String, _ words: String, _ number: Double) {
        #expect(Self.reader(locale).value(words, as: .decimal) == .number(NSNumber(value: number)))
    }

    @Test(
        "words that don't make one number aren't read",
        arguments: [
            ("en_US", "two three"), ("en_US", "twenty thirty"), ("en_US", "and"), ("en_US", "five and"), ("en_US", "a"),
            ("en_US", "hundred million billion"), ("en_US", "one point"), ("en_US", "five apples"),
            ("de_DE", "zwanzigdrei und"), ("de_DE", "drei zwei"), ("fr_FR", "deux trois"), ("es_ES", "dos tres"),
            ("sv_SE", "tre"), ("en_US", "minus"), ("en_US", ""), ("en_US", "thirty first"),
        ]
    )
    func notNumbers(_ locale: String, _ words: String) {
        #expect(Self.reader(locale).value(words, as: .decimal) == nil)
    }

    // MARK: Amounts

    @Test(
        "amounts of money are read, with the locale's own currency for a shared name",
        arguments: [
            ("en_US", "five dollars", "5", "USD"), ("en_CA", "five dollars", "5", "CAD"),
            ("en_GB", "twenty pounds and fifty pence", "20.5", "GBP"), ("en_US", "two euros fifty", "2.5", "EUR"),
            ("en_US", "20 bucks", "20", "USD"), ("en_US", "two and a half million yen", "", ""),
            ("de_DE", "fünf Euro fünfzig", "5.5", "EUR"), ("de_DE", "zwölf Euro und drei Cent", "12.03", "EUR"),
            ("de_CH", "dreißig Franken", "30", "CHF"), ("fr_FR", "vingt euros cinquante", "20.5", "EUR"),
            ("fr_FR", "quatre-vingt-dix dollars", "90", "USD"),
            ("es_ES", "quince euros con veinte céntimos", "15.2", "EUR"),
            ("es_MX", "cien pesos", "100", "MXN"), ("de_DE", "fünfzig", "50", "EUR"),
            ("en_US", "1,200 dollars", "1200", "USD"),
        ]
    )
    func amounts(_ locale: String, _ words: String, _ amount: String, _ currency: String) {
        let expected: IntentValue? = amount.isEmpty ? nil : .amount(amount, currency)
        #expect(Self.reader(locale).value(words, as: .currencyAmount) == expected)
    }

    @Test(
        "durations are read",
        arguments: [
            ("en_US", "an hour and a half", 5_400.0), ("en_US", "two hours and ten minutes", 7_800),
            ("en_US", "half an hour", 1_800), ("en_US", "90 minutes", 5_400), ("en_US", "two hours thirty", 9_000),
            ("en_US", "two and a half hours", 9_000), ("en_US", "1h 30min", 5_400),
            ("en_US", "a quarter of an hour", 900),
            ("de_DE", "eine halbe Stunde", 1_800), ("de_DE", "anderthalb Stunden", 5_400),
            ("de_DE", "eine Viertelstunde", 900), ("de_DE", "zwei Stunden und fünf Minuten", 7_500),
            ("fr_FR", "une heure et demie", 5_400), ("fr_FR", "trois quarts d'heure", 2_700),
            ("fr_FR", "une demi-heure", 1_800), ("es_ES", "una hora y media", 5_400), ("es_ES", "media hora", 1_800),
            ("es_ES", "tres cuartos de hora", 2_700), ("es_ES", "cuarenta y cinco minutos", 2_700),
        ]
    )
    func durations(_ locale: String, _ words: String, _ seconds: Double) {
        #expect(Self.reader(locale).value(words, as: .timeInterval) == .number(NSNumber(value: seconds)))
    }

    @Test("units are read by their names")
    func measurements() throws {
        func measurement(
            _ locale: String,
            _ words: String,
            _ dimension: Dimension.Type
        ) throws -> Measurement<Dimension> {
            let value = Self.reader(locale).value(words, as: .measurement(dimension))
            guard case .measurement(let measurement)? = value else { throw CocoaError(.featureUnsupported) }
            return measurement
        }
        #expect(
            try measurement("en_US", "ten kilometers", UnitLength.self)
                == Measurement(value: 10, unit: UnitLength.kilometers)
        )
        #expect(
            try measurement("de_DE", "zweieinhalb Kilo", UnitMass.self)
                == Measurement(value: 2.5, unit: UnitMass.kilograms)
        )
        #expect(
            try measurement("fr_FR", "vingt degrés", UnitTemperature.self)
                == Measurement(value: 20, unit: UnitTemperature.celsius)
        )
        #expect(
            try measurement("en_US", "70 degrees", UnitTemperature.self)
                == Measurement(value: 70, unit: UnitTemperature.fahrenheit)
        )
        #expect(
            try measurement("es_ES", "cien kilómetros por hora", UnitSpeed.self)
                == Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
        )
        #expect(Self.reader("en_US").value("ten kilograms", as: .measurement(UnitLength.self)) == nil)
    }

    // MARK: Dates and times

    @Test(
        "dates and times are read, counted from now",
        arguments: [
            ("en_US", "tomorrow", "2026-12-02"), ("en_US", "today at 3 pm", "2026-12-01 15:00"),
            ("en_US", "next Monday", "2026-12-07"), ("en_US", "on Tuesday at noon", "2026-12-08 12:00"),
            ("en_US", "May 5th", "2027-05-05"), ("en_US", "the twenty-first of December", "2026-12-21"),
            ("en_US", "March 3 2030", "2030-03-03"), ("en_US", "half past three", "3:30"),
            ("en_US", "quarter to five", "4:45"), ("en_US", "ten past eight in the evening", "20:10"),
            ("en_US", "twenty to six", "5:40"), ("en_US", "three o'clock", "3:00"), ("en_US", "3:05pm", "15:05"),
            ("en_US", "midnight", "0:00"), ("en_US", "12 am", "0:00"),
            ("en_US", "tonight at eight", "2026-12-01 20:00"),
            ("en_US", "in two hours", "2026-12-01 14:00"), ("en_US", "in a week", "2026-12-08"),
            ("en_US", "tomorrow morning", ""), ("en_US", "in three days", "2026-12-04"),
            ("en_US", "at nine thirty on Friday", "2026-12-04 9:30"),
            ("de_DE", "morgen um drei", "2026-12-02 3:00"), ("de_DE", "halb vier", "3:30"),
            ("de_DE", "Viertel vor fünf", "4:45"), ("de_DE", "14 Uhr 30", "14:30"),
            ("de_DE", "am Freitag", "2026-12-04"),
            ("de_DE", "5. Mai", "2027-05-05"), ("de_DE", "der dritte Januar", "2027-01-03"),
            ("de_DE", "übermorgen um halb acht abends", "2026-12-03 19:30"),
            ("de_DE", "heute Abend um acht Uhr", "2026-12-01 20:00"),
            ("de_DE", "in drei Tagen", "2026-12-04"), ("de_DE", "zehn nach acht", "8:10"),
            ("de_DE", "morgen früh", "2026-12-02"),
            ("fr_FR", "demain à trois heures", "2026-12-02 3:00"), ("fr_FR", "quinze heures trente", "15:30"),
            ("fr_FR", "trois heures et demie", "3:30"), ("fr_FR", "cinq heures moins le quart", "4:45"),
            ("fr_FR", "le 5 mai", "2027-05-05"), ("fr_FR", "le premier janvier", "2027-01-01"),
            ("fr_FR", "lundi prochain", "2026-12-07"), ("fr_FR", "ce soir à huit heures", "2026-12-01 20:00"),
            ("fr_FR", "huit heures du soir", "20:00"), ("fr_FR", "15h30", "15:30"), ("fr_FR", "midi", "12:00"),
            ("es_ES", "mañana a las tres", "2026-12-02 3:00"), ("es_ES", "las tres y media", "3:30"),
            ("es_ES", "las cinco menos cuarto", "4:45"), ("es_ES", "el 5 de mayo", "2027-05-05"),
            ("es_ES", "el lunes", "2026-12-07"), ("es_ES", "a las ocho de la tarde", "20:00"),
            ("es_ES", "pasado mañana", "2026-12-03"), ("es_ES", "dentro de dos horas", "2026-12-01 14:00"),
            ("en_US", "February 30", ""), ("en_US", "15 pm", "15:00"), ("en_US", "soon", ""),
            ("en_US", "twenty five o'clock", ""),
        ]
    )
    func moments(_ locale: String, _ words: String, _ expected: String) {
        let value = Self.reader(locale).value(words, as: .dateComponents)
        var found = ""
        if case .dateComponents(let components)? = value { found = Self.text(components) }
        #expect(found == expected)
    }

    @Test(
        "spans are read",
        arguments: [
            ("en_US", "from 3 to 5 pm", "15:00", "17:00"), ("en_US", "tomorrow from three to five", "", ""),
            ("en_US", "between noon and half past one", "12:00", "1:30"),
            ("en_US", "from Monday to Friday", "2026-12-07", "2026-12-04"),
            ("de_DE", "von drei bis fünf Uhr", "3:00", "5:00"),
            ("de_DE", "von Montag bis Mittwoch", "2026-12-07", "2026-12-02"),
            ("fr_FR", "de trois heures à cinq heures", "3:00", "5:00"),
            ("es_ES", "de las tres a las cinco", "3:00", "5:00"),
            ("en_US", "tomorrow", "2026-12-02", ""),
        ]
    )
    func spans(_ locale: String, _ words: String, _ start: String, _ end: String) {
        let value = Self.reader(locale).value(words, as: .dateComponentsRange)
        var found = ["", ""]
        if case .dateComponentsRange(let range)? = value {
            found = [range.startDateComponents, range.endDateComponents].map { $0.map(Self.text) ?? "" }
        }
        #expect(found == [start, end])
    }

    private static func text(_ components: DateComponents) -> String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var parts: [String] = []
        if let year = components.year, let month = components.month, let day = components.day {
            parts.append("\(year)-\(padded(month))-\(padded(day))")
        }
        if let hour = components.hour, let minute = components.minute { parts.append("\(hour):\(padded(minute))") }
        return parts.joined(separator: " ")
    }
}
