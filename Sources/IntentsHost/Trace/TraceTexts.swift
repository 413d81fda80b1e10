import Intents

extension IntentValue {
    /// Returns the value as in code, for a trace: cases of enums by their names, objects by their display strings.
    func traceText(as element: IntentValueType.Element) -> String {
        switch self {
        case .string(let value): value
        case .number(let value): value.traceText(as: element)
        case .enumeration(let rawValue): element.enumCase(rawValue)?.name ?? String(rawValue)
        case .object(let value): value.displayString
        case .dateComponents(let value): value.traceText
        case .url(let value): value.absoluteString
        case .file(let value): value.filename
        case .person(let value): value.displayName
        case .placemark(let value): value.name ?? ""
        case .currencyAmount(let value): "\(value.value ?? 0) \(value.currencyCode ?? "")"
        case .paymentMethod(let value): value.name ?? "\(value.type)"
        case .speakableString(let value): value.spokenPhrase
        case .dateComponentsRange(let value):
            [value.startDateComponents, value.endDateComponents].map { $0?.traceText ?? "" }.joined(separator: "/")
        case .measurement(let value): "\(value.value) \(value.unit.symbol)"
        case .framework(let value): value.frameworkWords
        case .list(let values): "[" + values.map { $0.traceText(as: element) }.joined(separator: ", ") + "]"
        }
    }
}

extension NSNumber {
    fileprivate func traceText(as element: IntentValueType.Element) -> String {
        switch element {
        case .boolean: boolValue ? "true" : "false"
        case .integer: String(int64Value)
        case .decimal, .timeInterval, .string, .dateComponents, .dateComponentsRange, .url, .file, .person, .placemark,
            .currencyAmount, .paymentMethod, .speakableString, .measurement, .enumeration, .object, .options,
            .framework:
            stringValue
        }
    }
}

extension DateComponents {
    fileprivate var traceText: String {
        let date = Self.joined([(year, 4), (month, 2), (day, 2)], separator: "-")
        let time = Self.joined([(hour, 2), (minute, 2), (second, 2)], separator: ":")
        return [date, time].filter { !$0.isEmpty }.joined(separator: "T")
    }

    private static func joined(_ fields: [(value: Int?, width: Int)], separator: String) -> String {
        var text = ""
        for field in fields {
            guard let value = field.value else { continue }
            let digits = String(value)
            if !text.isEmpty { text += separator }
            text += String(repeating: "0", count: max(0, field.width - digits.utf8.count))
            text += digits
        }
        return text
    }
}

extension IntentValueType.Element {
    /// Returns a case of the enum, if the type is one.
    func enumCase(_ rawValue: Int) -> IntentEnumMetadata.Value? {
        guard case .enumeration(let type) = self else { return nil }
        return type.intentMetadata.value(rawValue)
    }
}

extension Error {
    /// The error in words, for a trace.
    var traceText: String { (self as? INIntentError)?.localizedDescription ?? "\(self)" }
}
