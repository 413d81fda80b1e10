import Intents

/// A reader of parameters' values in the user's words.
struct IntentValueReader: Sendable {
    let locale: Locale
    let timeZone: TimeZone

    /// Returns the value that words stand for; `nil` if they don't stand for a value of the type.
    ///
    /// The user chooses truth values and cases of enums; only the app knows the objects of its types.
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
        case .boolean, .enumeration, .options, .framework: return nil
        }
    }

    private var dates: IntentDateReader { IntentDateReader(locale: locale, timeZone: timeZone) }

    // MARK: Numbers

    /// Reads a number in the locale's notation. The words must not contain anything else.
    private func number(_ words: some StringProtocol) -> Double? {
        plainNumber(words).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    private func integer(_ words: String) -> Int? { plainNumber(words).flatMap(Int.init) }

    /// Returns a number without grouping and with a period before its fraction; `nil` if the words contain other
    /// characters.
    private func plainNumber(_ words: some StringProtocol) -> String? {
        let ungrouped = String(words).replacing(locale.groupingSeparator ?? ",", with: "")
        let plain = ungrouped.replacing(locale.decimalSeparator ?? ".", with: ".")
        return plain.allSatisfy { $0.isASCII && ($0.isNumber || "+-.".contains($0)) } ? plain : nil
    }

    /// Reads a number of seconds, or minutes and seconds, or hours, minutes and seconds, with colons between them.
    private func seconds(_ words: String) -> Double? {
        let parts = words.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { number($0) }
        guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
        return numbers.reduce(0) { $0 * 60 + $1 }
    }

    /// Reads a number with a currency's code or the locale's currency symbol, or a number alone, in the locale's
    /// currency.
    private func currencyAmount(_ words: String) -> INCurrencyAmount? {
        let (digits, letters) = split(words)
        guard let amount = plainNumber(digits).flatMap({ Decimal(string: $0) }) else { return nil }
        let own = locale.currency?.identifier
        let code = letters.isEmpty || letters == locale.currencySymbol ? own : letters.uppercased()
        guard let code, Locale.Currency.isoCurrencies.contains(Locale.Currency(code)) else { return nil }
        return INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: code)
    }

    /// Reads a number with the symbol of a unit.
    private func measurement(_ words: String, of dimension: Dimension.Type) -> Measurement<Dimension>? {
        let (digits, symbol) = split(words)
        guard let value = number(digits), let unit = dimension.unit(symbol) else { return nil }
        return Measurement(value: value, unit: unit)
    }

    /// Splits words into their number and the rest.
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

extension Dimension {
    /// Returns the unit of a class with a symbol such as `km`; `nil` if people don't use such a unit.
    fileprivate static func unit(_ symbol: String) -> Dimension? {
        let units = commonUnits(of: self)
        return units.first { $0.symbol == symbol } ?? units.first { $0.symbol.lowercased() == symbol.lowercased() }
    }

    /// Returns the units of a class that people name. Definitions have six kinds of measurements.
    private static func commonUnits(of dimension: Dimension.Type) -> [Dimension] {
        switch dimension {
        case is UnitMass.Type: [.kilograms, .grams, .milligrams, .metricTons, .ounces, .pounds, .stones] as [UnitMass]
        case is UnitLength.Type:
            [.kilometers, .meters, .centimeters, .millimeters, .inches, .feet, .yards, .miles] as [UnitLength]
        case is UnitTemperature.Type: [.kelvin, .celsius, .fahrenheit] as [UnitTemperature]
        case is UnitSpeed.Type: [.metersPerSecond, .kilometersPerHour, .milesPerHour, .knots] as [UnitSpeed]
        case is UnitVolume.Type:
            [.liters, .milliliters, .centiliters, .cubicMeters, .teaspoons, .tablespoons, .cups, .pints, .gallons]
                as [UnitVolume]
        case is UnitEnergy.Type: [.joules, .kilojoules, .calories, .kilocalories, .kilowattHours] as [UnitEnergy]
        default: [dimension.baseUnit()]
        }
    }
}
