import Basics
import IntentDefinition
import PropertyLists

/// A mapper that finds the dictionaries of a definition with unknown keys.
struct UnknownKeyFinder: FieldMapper {
    /// A dictionary with unknown keys.
    struct Dictionary {
        /// The noun for the dictionary, with its article.
        var noun: String
        /// The entries with unknown keys.
        var entries: [PropertyListValue.Entry]
        /// The known keys that it doesn't have.
        var unusedKeys: [String]
        /// The common prefix of all known keys.
        var keyPrefix: String
    }

    private var dictionaries: [Dictionary] = []

    /// Returns the dictionaries with unknown keys, in the order of the model.
    static func dictionaries(of definition: Definition) -> [Dictionary] {
        var finder = UnknownKeyFinder()
        finder.visit(definition)
        return finder.dictionaries
    }

    private mutating func visit<Model: DictionaryModel>(_ model: Model) {
        var model = model
        if !model.other.isEmpty {
            var keys = KeyCollector()
            model.mapFields(&keys)
            // A known key is also kept here if its value has the wrong type.
            let entries = model.other.filter { !keys.known.contains($0.key) }
            let present = keys.present.union(model.other.map(\.key))
            if !entries.isEmpty {
                let dictionary = Dictionary(
                    noun: noun(of: Model.self),
                    entries: entries,
                    unusedKeys: keys.known.subtracting(present).sorted(),
                    keyPrefix: keys.known.commonPrefix
                )
                dictionaries.append(dictionary)
            }
        }

        model.mapFields(&self)
    }

    mutating func text(_: @autoclosure () -> String, _: StaticString, _: inout Located<String>?) {}
    mutating func flag(_: @autoclosure () -> String, _: StaticString, _: inout Located<Bool>?) {}
    mutating func number(_: @autoclosure () -> String, _: StaticString, _: inout Located<Number>?) {}
    mutating func value(_: @autoclosure () -> String, _: StaticString, _: inout PropertyListValue?) {}

    mutating func model<Model: DictionaryModel>(_: @autoclosure () -> String, _: StaticString, _ field: inout Model?) {
        if let field { visit(field) }
    }

    mutating func list<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        for model in field?.value ?? [] { visit(model) }
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        for model in field?.value ?? [] { visit(model) }
    }
}

/// A mapper that collects the keys of one dictionary.
private struct KeyCollector: FieldMapper {
    /// All known keys.
    private(set) var known: Set<String> = []
    /// The known keys that it has.
    private(set) var present: Set<String> = []

    private mutating func add(_ key: String, isPresent: Bool) {
        known.insert(key)
        if isPresent { present.insert(key) }
    }

    mutating func text(_ key: @autoclosure () -> String, _: StaticString, _ field: inout Located<String>?) {
        add(key(), isPresent: field != nil)
    }

    mutating func flag(_ key: @autoclosure () -> String, _: StaticString, _ field: inout Located<Bool>?) {
        add(key(), isPresent: field != nil)
    }

    mutating func number(_ key: @autoclosure () -> String, _: StaticString, _ field: inout Located<Number>?) {
        add(key(), isPresent: field != nil)
    }

    mutating func value(_ key: @autoclosure () -> String, _: StaticString, _ field: inout PropertyListValue?) {
        add(key(), isPresent: field != nil)
    }

    mutating func model<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Model?
    ) {
        add(key(), isPresent: field != nil)
    }

    mutating func list<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        add(key(), isPresent: field != nil)
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        add(key(), isPresent: field != nil)
    }
}

/// Returns the noun for a dictionary, with its article.
private func noun<Model: DictionaryModel>(of _: Model.Type) -> String {
    switch Model.self {
    case is Definition.Type: "a definition"
    case is Intent.Type: "an intent"
    case is Parameter.Type: "a parameter"
    case is PromptDialog.Type: "a dialog"
    case is UnsupportedReason.Type: "an unsupported reason"
    case is ParameterRelationship.Type: "a relationship"
    case is ArraySize.Type: "an array size"
    case is ParameterCombination.Type: "a combination"
    case is Response.Type: "a response"
    case is ResponseCode.Type: "a response code"
    case is ResponseParameter.Type: "a response property"
    case is EnumDefinition.Type: "an enum"
    case is EnumValue.Type: "an enum case"
    case is EnumValueSynonym.Type: "a synonym"
    case is TypeDefinition.Type: "a type"
    case is TypeProperty.Type: "a property of a type"
    case is UniformType.Type: "a file type"
    default: "the metadata"
    }
}

extension Set<String> {
    /// The common prefix of all texts.
    fileprivate var commonPrefix: String {
        guard let first = self.min(), let last = self.max() else { return "" }
        return String(zip(first, last).prefix { $0 == $1 }.map(\.0))
    }
}
