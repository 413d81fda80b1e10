import Intents

/// A formatter of parameters' values, in the user's language and customs.
final class IntentValueFormatter: Sendable {
    private let locale: Locale
    private let phrases: IntentHostPhrases
    private let dates: IntentDateFormatter
    private let translator: IntentTranslator

    init(_ configuration: IntentHostConfiguration) {
        locale = configuration.locale
        phrases = configuration.phrases
        dates = IntentDateFormatter(locale: configuration.locale, timeZone: configuration.timeZone)
        translator = IntentTranslator(configuration)
    }

    /// Returns a value in words.
    ///
    /// - Parameters:
    ///   - value: The value, or a list.
    ///   - type: The type of the parameter or property.
    ///   - booleanNames: The definition's words for true and false, if it has them.
    func string(
        _ value: IntentValue,
        of type: IntentValueType,
        booleanNames: (true: IntentText, false: IntentText)? = nil
    ) -> String {
        switch value {
        case .string(let value): value
        case .number(let value): string(value, as: type.element, booleanNames: booleanNames)
        case .enumeration(let value): type.element.enumCase(value).map { translated($0.displayName) } ?? number(value)
        case .object(let value): value.displayString
        case .dateComponents(let value): dates.string(value)
        case .url(let value): value.absoluteString
        case .file(let value): value.filename
        case .person(let value): value.name(in: locale)
        case .placemark(let value): value.words
        case .currencyAmount(let value): string(value)
        case .paymentMethod(let value): value.name ?? value.identificationHint ?? ""
        case .speakableString(let value): value.spokenPhrase
        case .dateComponentsRange(let value): string(value)
        case .measurement(let value): "\(number(value.value)) \(value.unit.symbol)"
        case .framework(let value): value.frameworkWords
        case .list(let values):
            values.map { string($0, of: type, booleanNames: booleanNames) }
                .formatted(.list(type: .and).locale(locale))
        }
    }

    /// Returns the translation of a definition's text without placeholders.
    func translated(_ text: IntentText) -> String {
        translator.translated(text)
    }

    private func string(
        _ value: NSNumber,
        as element: IntentValueType.Element,
        booleanNames: (true: IntentText, false: IntentText)?
    ) -> String {
        switch element {
        case .boolean:
            let name = value.boolValue ? booleanNames?.true : booleanNames?.false
            return name.map(translated) ?? (value.boolValue ? phrases.yes : phrases.no)
        case .timeInterval: return duration(value.doubleValue)
        case .integer: return number(value.intValue)
        case .decimal, .string, .dateComponents, .dateComponentsRange, .url, .file, .person, .placemark,
            .currencyAmount, .paymentMethod, .speakableString, .measurement, .enumeration, .object, .options,
            .framework:
            return value.decimalValue.formatted(.number.locale(locale))
        }
    }

    /// Returns a number in words that isn't necessarily a value of the parameter, such as a limit.
    func string(_ number: Double, as element: IntentValueType.Element) -> String {
        if case .timeInterval = element { duration(number) } else { self.number(number) }
    }

    private func number(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

    private func number(_ value: Double) -> String { value.formatted(.number.locale(locale)) }

    /// Returns a duration in hours, minutes and seconds, without those that are zero.
    private func duration(_ seconds: Double) -> String {
        guard seconds.magnitude < 1e12 else { return number(seconds) }
        let isWhole = seconds == seconds.rounded()
        return Duration.seconds(seconds).formatted(
            .units(
                allowed: [.hours, .minutes, .seconds],
                width: .wide,
                fractionalPart: .show(length: isWhole ? 0 : 1)
            ).locale(locale)
        )
    }

    private func string(_ amount: INCurrencyAmount) -> String {
        guard let value = amount.value else { return "" }
        guard let code = amount.currencyCode else { return value.formatted(.number.locale(locale)) }
        return value.formatted(.currency(code: code).locale(locale))
    }

    private func string(_ range: INDateComponentsRange) -> String {
        switch (range.startDateComponents.map(dates.string), range.endDateComponents.map(dates.string)) {
        case (let start?, let end?):
            phrases.span.replacing("${start}", with: start).replacing("${end}", with: end)
        case (let start, let end): start ?? end ?? ""
        }
    }
}

extension CLPlacemark {
    /// The place's name, or else the most exact part of its address.
    fileprivate var words: String {
        name ?? thoroughfare ?? subLocality ?? locality ?? administrativeArea ?? country ?? ""
    }
}
