import Intents

/// Where the values of placeholders come from: words that are given, then values that are, then a response, then an
/// intent, then the words of the host's own phrases.
struct IntentTextSource {
    /// A value with what its text depends on.
    struct Entry {
        let value: IntentValue
        let type: IntentValueType
        var booleanNames: (true: IntentText, false: IntentText)?
    }

    /// Words that the system gives to each text.
    var words: [String: String] = [:]
    /// Words for the host's own phrases. A definition can have parameters of the same names, which come first in its
    /// texts.
    var phraseWords: [String: String] = [:]
    /// Values that are being talked about, by the names of their parameters.
    var values: [String: Entry] = [:]
    var response: INIntentResponse?
    var intent: INIntent?

    /// The value at a path of property names; `nil` if there is none.
    func entry(at path: Substring) -> Entry? {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let first = names.first, let root = root(first) else { return nil }
        return names.dropFirst().reduce(IntentTextPart.value(root)) { $0?.part(named: $1) }?.entry
    }

    private func root(_ name: String) -> Entry? {
        if let value = values[name] { return value }
        if let response, let property = type(of: response).intentMetadata?.property(named: name) {
            return property.entry(in: response)
        }
        guard let intent else { return nil }
        return type(of: intent).intentMetadata?.parameter(named: name)?.property.entry(in: intent)
    }
}

extension IntentPropertyMetadata {
    /// The value of the property with what its text depends on; `nil` if it has none.
    func entry(in owner: AnyObject) -> IntentTextSource.Entry? {
        value(in: owner).map {
            IntentTextSource.Entry(value: $0, type: type, booleanNames: presentation.booleanNames)
        }
    }
}
