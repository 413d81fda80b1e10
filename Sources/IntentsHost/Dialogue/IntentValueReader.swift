import Intents

/// A reader of parameters' values in the user's words.
struct IntentValueReader: Sendable {
    let locale: Locale
    let timeZone: TimeZone
    /// The present time, for words such as "tomorrow".
    var now: @Sendable () -> Date = { Date.now }
    /// The user's contacts.
    var contacts = ContactDirectory([])

    /// Returns the value that words stand for; `nil` if they don't stand for a value of the type.
    ///
    /// Numbers, amounts, dates and times can be in digits or, in the languages of ``SpokenLanguage``, in words. The user
    /// chooses truth values and cases of enums; only the app knows the objects of its types.
    func value(_ words: String, as element: IntentValueType.Element) -> IntentValue? {
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { return nil }
        switch element {
        case .string: return .string(words)
        case .integer: return (integer(words) ?? spokenInteger(words)).map { .number(NSNumber(value: $0)) }
        case .decimal: return (number(words) ?? spokenNumber(words)).map { .number(NSNumber(value: $0)) }
        case .timeInterval:
            let seconds = seconds(words) ?? spoken?.seconds(words) ?? spokenNumber(words)
            return seconds.map { .number(NSNumber(value: $0)) }
        case .dateComponents:
            return (dates.components(words) ?? moments?.components(words)).map(IntentValue.dateComponents)
        case .dateComponentsRange: return range(words).map(IntentValue.dateComponentsRange)
        case .url: return url(words).map(IntentValue.url)
        case .file: return file(words).map(IntentValue.file)
        case .person: return .person(contacts.person(words, relationships: spoken?.language.relationships ?? [:]))
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
        case .options(let type): return options(words, of: type)
        case .framework(let type): return (type as? IntentValueObject.Type).flatMap { object(words, of: $0) }
        case .boolean, .enumeration: return nil
        }
    }

    private var dates: IntentDateReader { IntentDateReader(locale: locale, timeZone: timeZone) }

    /// The reader of words in the locale's language; `nil` if its words aren't known.
    var spoken: SpokenValueReader? {
        SpokenLanguage.language(of: locale).map { language in
            SpokenValueReader(language: language) { digits in plainNumber(digits).flatMap { Decimal(string: $0) } }
        }
    }

    private var moments: SpokenMomentReader? {
        spoken.map { SpokenMomentReader(words: $0, locale: locale, calendar: dates.calendar, now: now()) }
    }

    /// Returns the contacts that a person may be whom the user called by a name.
    func candidates(for person: INPerson) -> [INPerson] {
        contacts.candidates(for: person, relationships: spoken?.language.relationships ?? [:])
    }

    private func range(_ words: String) -> INDateComponentsRange? {
        if let range = dates.range(words) ?? moments?.range(words) { return range }
        return moments?.components(words).map { INDateComponentsRange(start: $0, end: nil) }
    }

    // MARK: Numbers

    /// Reads a number in the locale's notation. The words must not contain anything else.
    private func number(_ words: some StringProtocol) -> Double? {
        plainNumber(words).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    private func integer(_ words: String) -> Int? { plainNumber(words).flatMap(Int.init) }

    private func spokenNumber(_ words: String) -> Double? { spoken?.number(words)?.double }

    private func spokenInteger(_ words: String) -> Int? { spoken?.number(words).flatMap { Int("\($0)") } }

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
        let own = locale.currency?.identifier
        if let spoken = spokenAmount(words, own: own) { return spoken }
        let (digits, letters) = split(words)
        guard let amount = plainNumber(digits).flatMap({ Decimal(string: $0) }) else { return nil }
        let code = letters.isEmpty || letters == locale.currencySymbol ? own : letters.uppercased()
        guard let code, Locale.Currency.isoCurrencies.contains(Locale.Currency(code)) else { return nil }
        return INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: code)
    }

    /// Reads a number with the name of a currency, or a number in words alone.
    private func spokenAmount(_ words: String, own: String?) -> INCurrencyAmount? {
        if let (amount, currency) = spoken?.amount(words, own: own) {
            return INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: currency)
        }
        guard let own, plainNumber(words) == nil, let amount = spoken?.number(words) else { return nil }
        return INCurrencyAmount(amount: NSDecimalNumber(decimal: amount), currencyCode: own)
    }

    /// Reads a number with the symbol or the name of a unit.
    private func measurement(_ words: String, of dimension: Dimension.Type) -> Measurement<Dimension>? {
        if let (number, symbol) = spoken?.measurement(words) {
            let degrees = locale.measurementSystem == .us ? "°F" : "°C"
            let unit = dimension.unit(symbol == "°" ? degrees : symbol)
            return unit.map { Measurement(value: number.double, unit: $0) }
        }
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

    /// Reads the names of options, which commas or words such as "and" separate.
    private func options(_ words: String, of type: any IntentMetadataOptions.Type) -> IntentValue? {
        let joiners = spoken?.language.joiners ?? []
        let parts = words.split(separator: ",").flatMap { part in
            Sentence(String(part)).normalized.split(separator: " ").split { joiners.contains(String($0)) }
        }.map { $0.joined(separator: " ") }
        let values = parts.compactMap { part in
            type.intentMetadata.values.first { value in
                ([value.displayName] + value.synonyms).contains { Sentence($0.text).normalized == part }
            }
        }
        guard !parts.isEmpty, values.count == parts.count else { return nil }
        return .number(NSNumber(value: values.reduce(UInt(0)) { $0 | UInt(bitPattern: $1.rawValue) }))
    }

    /// Creates an object of the system with a name, such as a list of tasks; `nil` for a class whose objects people don't
    /// name.
    private func object(_ words: String, of type: IntentValueObject.Type) -> IntentValue? {
        let type = IntentParts.spokenClass(of: type)
        let names = ["title", "nickname", "mediaName", "text"]
        let properties = names.compactMap { name in type.intentMetadata.first { $0.name == name } }
        guard let property = properties.first, let value = value(words, as: property.type.element) else { return nil }
        let object = type.init(intentMetadata: IntentMetadataBridge())
        return property.setValue(value, in: object) ? .framework(object) : nil
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
