import IntentDefinition
import PropertyLists

extension PropertyListValue {
    /// The elements of a list, or else the value itself. Empty text and empty data are left out, because Xcode writes
    /// them for values that aren't set.
    var defaultValues: [PropertyListValue] {
        let values: [PropertyListValue] = if case .array(let elements) = content { elements } else { [self] }
        return values.filter { !$0.isUnset }
    }

    /// Whether the value is empty text or empty data, which Xcode writes for values that aren't set.
    var isUnset: Bool {
        switch content {
        case .string(let text): text.isEmpty
        case .data(let text): text.allSatisfy(\.isWhitespace)
        case .integer, .real, .boolean, .date, .array, .dictionary: false
        }
    }

    /// The finite number that the value is or spells; `nil` for other values, such as empty data, which means no limit.
    var numberValue: Double? {
        switch content {
        case .integer(let text): Number(sourceText: text, isReal: false).doubleValue.finite
        case .real(let text): Number(sourceText: text, isReal: true).doubleValue.finite
        case .string(let text): Double(text)?.finite
        case .boolean, .date, .data, .array, .dictionary: nil
        }
    }

    /// Whether the value is or spells a Boolean.
    var isTruthValue: Bool {
        switch content {
        case .boolean: true
        case .integer(let text): ["0", "1"].contains(text)
        case .string(let text): ["0", "1", "false", "no", "true", "yes"].contains(text.lowercased())
        case .real, .date, .data, .array, .dictionary: false
        }
    }

    /// The value of a key in a dictionary; `nil` if there isn't one.
    func entry(_ key: String) -> PropertyListValue? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }

    /// The value as messages show it.
    var inMessages: String {
        switch content {
        case .string(let text): "'\(text)'"
        case .integer(let text), .real(let text), .date(let text): text
        case .boolean(let value): "<\(value)/>"
        case .data: "(data)"
        case .array: "(a list)"
        case .dictionary: "(a dictionary)"
        }
    }
}

extension Double {
    fileprivate var finite: Double? { isFinite ? self : nil }
}
