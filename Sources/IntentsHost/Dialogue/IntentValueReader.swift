import Intents

/// Reads values of parameters from the user's words.
struct IntentValueReader: Sendable {
    let locale: Locale
    let timeZone: TimeZone

    /// The value that words stand for; `nil` where they stand for none of the type.
    ///
    /// Truth values and cases of enums are chosen, not read; objects of the app's types are known to the app only.
    func value(_ words: String, as element: IntentValueType.Element) -> IntentValue? {
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { return nil }
        switch element {
        case .string: return .string(words)
        case .integer: return integer(words).map { .number(NSNumber(value: $0)) }
        case .decimal: return number(words).map { .number(NSNumber(value: $0)) }
        case .timeInterval: return seconds(words).map { .number(NSNumber(value: $0)) }
        case .dateComponents: return dates.components(words).map(IntentValue.dateComponents)
        case .dateComponentsRange: return dates.range(words).map(IntentValue.dateComponentsRange)
        case .url: return url(words).map(IntentValue.url)
        case .file: return file(words).map(IntentValue.file)
        case .person: return .person(person(words))
        case .placemark: return .placemark(CLPlacemark(nil, name: words))
        case .currencyAmount: return currencyAmount(words).map(IntentValue.currencyAmount)
        case .paymentMethod:
            return .paymentMethod(
                INPaymentMethod(type: .unknown, name: words, identificationHint: nil, icon: nil)
            )
        case .speakableString: return .speakableString(INSpeakableString(spokenPhrase: words))
        case .measurement(let dimension): return measurement(words, of: dimension).map(IntentValue.measurement)
        case .object(let type):
            return type == INObject.self ? .object(INObject(identifier: nil, display: words)) : nil
        case .boolean, .enumeration: return nil
        }
    }

    private var dates: IntentDateReader { IntentDateReader(locale: locale, timeZone: timeZone) }

    // MARK: Numbers

    /// A number in the locale's notation, all of the words.
    private func number(_ words: some StringProtocol) -> Double? {
        plainNumber(words).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    private func integer(_ words: String) -> Int? { plainNumber(words).flatMap(Int.init) }

    /// A number without grouping and with a full stop before its fraction; `nil` where there are other characters.
    private func plainNumber(_ words: some StringProtocol) -> String? {
        let ungrouped = String(words).replacing(locale.groupingSeparator ?? ",", with: "")
        let plain = ungrouped.replacing(locale.decimalSeparator ?? ".", with: ".")
        return plain.allSatisfy { $0.isASCII && ($0.isNumber || "+-.".contains($0)) } ? plain : nil
    }

    /// A number of seconds, or minutes and seconds, or hours, minutes and seconds with colons between them.
    private func seconds(_ words: String) -> Double? {
        let parts = words.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { number($0) }
        guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
        return numbers.reduce(0) { $0 * 60 + $1 }
    }

    /// A number with a currency's code or the locale's sign, or without either in the locale's currency.
    private func currencyAmount(_ words: String) -> INCurrencyAmount? {
        let (digits, letters) = split(words)
        guard let amount = plainNumber(digits).flatMap({ Decimal(string: $0) }) else { return nil }
        let own = locale.currency?.identifier
        let code = letters.isEmpty || letters == locale.currencySymbol ? own : letters.uppercased()
        guard let code, Locale.Currency.isoCurrencies.contains(Locale.Currency(code)) else { return nil }
        return INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: code)
    }

    /// A number with the sign of a unit.
    private func measurement(_ words: String, of dimension: Dimension.Type) -> Measurement<Dimension>? {
        let (digits, symbol) = split(words)
        guard let value = number(digits), let unit = dimension.unit(symbol) else { return nil }
        return Measurement(value: value, unit: unit)
    }

    /// The number in some words, and the rest of them.
    private func split(_ words: String) -> (number: String, rest: String) {
        let isOfNumber = { (character: Character) in character.isNumber || "+-.,’'".contains(character) }
        let number = words.filter(isOfNumber)
        return (number, words.filter { !isOfNumber($0) && !$0.isWhitespace })
    }

    // MARK: Things

    private func url(_ words: String) -> URL? {
        URL(string: words).flatMap { $0.scheme == nil ? nil : $0 }
    }

    private func file(_ path: String) -> INFile? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return INFile(fileURL: URL(filePath: path), filename: nil, typeIdentifier: nil)
    }

    private func person(_ name: String) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: name, type: .unknown),
            nameComponents: nil,
            displayName: name,
            image: nil,
            contactIdentifier: nil,
            customIdentifier: nil
        )
    }
}
