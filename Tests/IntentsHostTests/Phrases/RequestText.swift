import Intents

/// A request on one line: the class of the intent, and the values of its parameters.
struct RequestText: CustomStringConvertible {
    let description: String

    init(_ intent: INIntent) {
        let metadata = type(of: intent).intentMetadata
        let unset = type(of: intent).init()
        let values = (metadata?.parameters ?? []).compactMap { parameter -> String? in
            guard let value = parameter.value(in: intent), value != parameter.value(in: unset) else { return nil }
            return "\(parameter.name): \(Self.text(value, as: parameter.type.element))"
        }
        description = "\(type(of: intent))" + (values.isEmpty ? "" : " " + values.joined(separator: ", "))
    }

    private static func text(_ value: IntentValue, as element: IntentValueType.Element) -> String {
        switch (value, element) {
        case (.string(let text), _): text
        case (.number(let bits), .options(let type)):
            type.intentMetadata.values.filter { bits.intValue & $0.rawValue != 0 }.map(\.name).joined(separator: "+")
        case (.number(let truth), .boolean): "\(truth.boolValue)"
        case (.number(let number), _): "\(number)"
        case (.enumeration(let rawValue), .enumeration(let type)): type.intentMetadata.value(rawValue)?.name ?? "?"
        case (.person(let person), _): person.displayName
        case (.placemark(let place), _): place.name ?? "?"
        case (.speakableString(let string), _):
            string.spokenPhrase + (string.vocabularyIdentifier.map { " [\($0)]" } ?? "")
        case (.currencyAmount(let amount), _): "\(amount.amount ?? 0) \(amount.currencyCode ?? "")"
        case (.dateComponents, _), (.dateComponentsRange, _): "a date"
        case (.paymentMethod(let method), _): method.name ?? "?"
        case (.object(let object), _): "\(object.displayString) [\(object.identifier ?? "")]"
        case (.list(let values), _): values.map { text($0, as: element) }.joined(separator: " + ")
        case (.framework(let object as IntentValueObject), _): text(object)
        default: "?"
        }
    }

    private static func text(_ object: IntentValueObject) -> String {
        let objectType = type(of: object)
        let unset = objectType.init(intentMetadata: IntentMetadataBridge())
        let values = objectType.intentMetadata.compactMap { property -> String? in
            guard let value = property.value(in: object), value != property.value(in: unset) else { return nil }
            return "\(property.name): \(text(value, as: property.type.element))"
        }
        return "(\(values.joined(separator: ", ")))"
    }
}
