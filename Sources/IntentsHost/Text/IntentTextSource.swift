import Intents

/// Where the values of placeholders come from: words that are given, then a response, then an intent, then the words of
/// the host's own phrases.
struct IntentTextSource {
    /// A value with what its text depends on.
    struct Entry {
        let value: IntentValue
        let type: IntentValueType
        var booleanNames: (true: IntentText, false: IntentText)?
    }

    var words: [String: String] = [:]
    /// Words for the host's own phrases. A definition can have parameters of the same names, which come first in its
    /// texts.
    var phraseWords: [String: String] = [:]
    var response: INIntentResponse?
    var intent: INIntent?

    /// The value at a path of property names; `nil` where there is none.
    func entry(at path: Substring) -> Entry? {
        guard let dot = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return root(String(path)) }
        return path[dot...].dropFirst().split(separator: ".", omittingEmptySubsequences: false)
            .reduce(root(String(path[..<dot]))) { $0?.entry(of: String($1)) }
    }

    private func root(_ name: String) -> Entry? {
        if let response, let property = type(of: response).intentMetadata?.property(named: name) {
            return property.entry(in: response)
        }
        guard let intent, let parameter = type(of: intent).intentMetadata?.parameter(named: name) else { return nil }
        var entry = parameter.property.entry(in: intent)
        entry?.booleanNames = parameter.booleanNames
        return entry
    }
}

extension IntentTextSource.Entry {
    /// The value of a property of the object that the value is, or of each object of a list.
    fileprivate func entry(of name: String) -> IntentTextSource.Entry? {
        switch value {
        case .object(let object): object.entry(of: name)
        case .list(let values):
            Self.list(values.compactMap { Self(value: $0, type: type).entry(of: name) })
        default: nil
        }
    }

    private static func list(_ entries: [Self]) -> Self? {
        entries.first.map { first in
            Self(value: .list(entries.map(\.value)), type: IntentValueType(first.type.element, isList: true))
        }
    }
}

extension IntentPropertyMetadata {
    fileprivate func entry(in owner: AnyObject) -> IntentTextSource.Entry? {
        value(in: owner).map { IntentTextSource.Entry(value: $0, type: type) }
    }
}

extension INObject {
    /// The value of a property that the definition adds, or of one that every object has.
    fileprivate func entry(of name: String) -> IntentTextSource.Entry? {
        if let property = type(of: self).intentMetadata?.property(named: name) { return property.entry(in: self) }
        let text: String? =
            switch name {
            case "identifier": identifier
            case "displayString": displayString
            case "pronunciationHint": pronunciationHint
            case "subtitleString": subtitleString
            default: nil
            }
        return text.map { IntentTextSource.Entry(value: .string($0), type: IntentValueType(.string)) }
    }
}
