import Intents

/// The target of a path in a text: a value, or a part of a value that isn't a value of its own.
enum IntentTextPart {
    case value(IntentTextSource.Entry)
    case personHandle(INPersonHandle)
    case nameComponents(PersonNameComponents)
    case unit(Unit)
    case list([IntentTextPart])

    /// The part as a value that can be formatted; a list of parts is one value. `nil` if there isn't a value.
    var entry: IntentTextSource.Entry? {
        switch self {
        case .value(let entry): return entry
        case .personHandle(let handle): return handle.value.map { IntentTextSource.Entry(text: $0) }
        case .nameComponents(let components):
            return IntentTextSource.Entry(text: components.words(familyFirst: false, separator: " "))
        case .unit(let unit): return IntentTextSource.Entry(text: unit.symbol)
        case .list(let parts): return IntentTextSource.Entry(joining: parts.compactMap(\.entry))
        }
    }

    /// Returns the target of the path with one more name; `nil` if the part doesn't have such a property, or the
    /// property doesn't have a value.
    ///
    /// The names are those of the properties of Apple's classes in Objective-C. A list returns the parts of all
    /// elements.
    func part(named name: String) -> IntentTextPart? {
        switch self {
        case .value(let entry): entry.part(named: name)
        case .personHandle(let handle):
            switch name {
            case "value": handle.value.map(Self.text)
            case "label": handle.label.map { Self.text($0.rawValue) }
            default: nil
            }
        case .nameComponents(let components): components.part(named: name).map(Self.text)
        case .unit(let unit): name == "symbol" ? Self.text(unit.symbol) : nil
        case .list(let parts): Self.nonEmptyList(parts.compactMap { $0.part(named: name) })
        }
    }

    fileprivate static func text(_ text: String) -> IntentTextPart { .value(IntentTextSource.Entry(text: text)) }

    fileprivate static func number(_ number: NSNumber) -> IntentTextPart {
        .value(IntentTextSource.Entry(value: .number(number), type: IntentValueType(.decimal)))
    }

    fileprivate static func nonEmptyList(_ parts: [IntentTextPart]) -> IntentTextPart? {
        parts.isEmpty ? nil : .list(parts)
    }
}

extension IntentTextSource.Entry {
    fileprivate init(text: String) {
        self.init(value: .string(text), type: IntentValueType(.string))
    }

    /// Creates a list of the values of several entries of the same type.
    fileprivate init?(joining entries: [Self]) {
        guard let first = entries.first else { return nil }
        let values = entries.flatMap { entry in
            if case .list(let values) = entry.value { values } else { [entry.value] }
        }
        self.init(
            value: .list(values),
            type: IntentValueType(first.type.element, isList: true),
            booleanNames: first.booleanNames
        )
    }

    fileprivate func part(named name: String) -> IntentTextPart? {
        switch value {
        case .string, .number, .enumeration: nil
        case .object(let object): object.part(named: name)
        case .framework(let object): (object as? IntentValueObject)?.part(named: name)
        case .dateComponents(let components): components.part(named: name).map { IntentTextPart.text("\($0)") }
        case .url(let url): url.part(named: name).map(IntentTextPart.text)
        case .file(let file): file.part(named: name)
        case .person(let person): person.part(named: name)
        case .placemark(let placemark): placemark.part(named: name).map(IntentTextPart.text)
        case .currencyAmount(let amount):
            switch name {
            case "amount": amount.amount.map(IntentTextPart.number)
            case "currencyCode": amount.currencyCode.map(IntentTextPart.text)
            default: nil
            }
        case .paymentMethod(let method):
            switch name {
            case "name": method.name.map(IntentTextPart.text)
            case "identificationHint": method.identificationHint.map(IntentTextPart.text)
            default: nil
            }
        case .speakableString(let string): string.part(named: name).map(IntentTextPart.text)
        case .dateComponentsRange(let range): range.part(named: name)
        case .measurement(let measurement):
            switch name {
            case "doubleValue": IntentTextPart.number(NSNumber(value: measurement.value))
            case "unit": .unit(measurement.unit)
            default: nil
            }
        case .list(let values):
            IntentTextPart.nonEmptyList(values.compactMap { Self(value: $0, type: type).part(named: name) })
        }
    }
}

extension IntentValueObject {
    fileprivate func part(named name: String) -> IntentTextPart? {
        type(of: self).intentMetadata.first { $0.name == name }?.entry(in: self).map(IntentTextPart.value)
    }
}

extension INObject {
    /// Returns a property that the definition adds, or one that every object has.
    fileprivate func part(named name: String) -> IntentTextPart? {
        if let property = type(of: self).intentMetadata?.property(named: name) {
            return property.entry(in: self).map(IntentTextPart.value)
        }
        if name == "alternativeSpeakableMatches" { return alternatives }
        let text: String? =
            switch name {
            case "identifier": identifier
            case "displayString": displayString
            case "pronunciationHint": pronunciationHint
            case "subtitleString": subtitleString
            case "spokenPhrase": spokenPhrase
            case "vocabularyIdentifier": vocabularyIdentifier
            default: nil
            }
        return text.map(IntentTextPart.text)
    }

    private var alternatives: IntentTextPart? {
        let matches: [any INSpeakable] = alternativeSpeakableMatches ?? []
        return IntentTextPart.nonEmptyList(
            matches.compactMap { $0 as? INSpeakableString }.map { match in
                .value(IntentTextSource.Entry(value: .speakableString(match), type: IntentValueType(.speakableString)))
            }
        )
    }
}

extension INPerson {
    fileprivate func part(named name: String) -> IntentTextPart? {
        switch name {
        case "personHandle": personHandle.map(IntentTextPart.personHandle)
        case "nameComponents": nameComponents.map(IntentTextPart.nameComponents)
        case "aliases": IntentTextPart.nonEmptyList((aliases ?? []).map(IntentTextPart.personHandle))
        case "isMe":
            .value(IntentTextSource.Entry(value: .number(NSNumber(value: isMe)), type: IntentValueType(.boolean)))
        default: text(named: name).map(IntentTextPart.text)
        }
    }

    private func text(named name: String) -> String? {
        switch name {
        case "displayName": displayName
        case "contactIdentifier": contactIdentifier
        case "customIdentifier": customIdentifier
        case "relationship": relationship?.rawValue
        case "spokenPhrase": spokenPhrase
        case "pronunciationHint": pronunciationHint
        case "vocabularyIdentifier": vocabularyIdentifier
        default: nil
        }
    }
}

extension INFile {
    fileprivate func part(named name: String) -> IntentTextPart? {
        switch name {
        case "filename": IntentTextPart.text(filename)
        case "typeIdentifier": typeIdentifier.map(IntentTextPart.text)
        case "fileURL":
            fileURL.map { .value(IntentTextSource.Entry(value: .url($0), type: IntentValueType(.url))) }
        default: nil
        }
    }
}

extension INDateComponentsRange {
    fileprivate func part(named name: String) -> IntentTextPart? {
        let components: DateComponents? =
            switch name {
            case "startDateComponents": startDateComponents
            case "endDateComponents": endDateComponents
            default: nil
            }
        return components.map {
            .value(IntentTextSource.Entry(value: .dateComponents($0), type: IntentValueType(.dateComponents)))
        }
    }
}
