import Intents

/// The values of the placeholders in a text. They come, in this order, from given words, given values, a response, an
/// intent, and the words of the host's own phrases.
struct IntentTextSource {
    /// A value with the facts that its text depends on.
    struct Entry {
        let value: IntentValue
        let type: IntentValueType
        var booleanNames: (true: IntentText, false: IntentText)?
    }

    /// The words that the system provides for every text.
    var words: [String: String] = [:]
    /// The words for the host's own phrases. In a definition's texts, parameters with the same names come first.
    var phraseWords: [String: String] = [:]
    /// The values that the text is about, by the names of their parameters.
    var values: [String: Entry] = [:]
    var response: INIntentResponse?
    var intent: INIntent?

    /// Returns the value at a path of property names; `nil` if the path doesn't lead to a value.
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
    /// Returns the value of the property with the facts that its text depends on; `nil` if it isn't set.
    func entry(in owner: AnyObject) -> IntentTextSource.Entry? {
        value(in: owner).map {
            IntentTextSource.Entry(value: $0, type: type, booleanNames: presentation.booleanNames)
        }
    }
}
