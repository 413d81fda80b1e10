import Basics
import PropertyLists

/// Which keys each dictionary of a definition can hold: collected once from the models themselves.
///
/// The parser numbers the keys of a file by `keyTable`; a decoder then finds the field of a key by its number.
struct DefinitionSchema: Sendable {
    /// The fields of one kind of dictionary.
    struct Dictionary: Sendable {
        /// For each key's number the place of its field in `mapFields`; -1 for a key of another dictionary.
        var fieldOfKey: [Int16] = []
        /// For each field the index of the schema of the dictionaries that it holds; -1 for other fields.
        var dictionaryOfField: [Int] = []

        /// The place of a key's field; `nil` for a key that this dictionary does not know.
        func field(of key: UInt16) -> Int? {
            guard key < fieldOfKey.count, fieldOfKey[Int(key)] >= 0 else { return nil }
            return Int(fieldOfKey[Int(key)])
        }
    }

    /// The schema of definitions.
    static let shared = DefinitionSchema()

    /// All keys that any dictionary can hold.
    let keyTable: PropertyListKeyTable
    /// The kinds of dictionary; the first is the definition itself.
    let dictionaries: [Dictionary]

    private init() {
        var collector = SchemaCollector()
        collector.collect(Definition.self)
        for index in collector.dictionaries.indices {
            let missing = collector.keys.count - collector.dictionaries[index].fieldOfKey.count
            collector.dictionaries[index].fieldOfKey += repeatElement(-1, count: missing)
        }
        keyTable = PropertyListKeyTable(collector.keys)
        dictionaries = collector.dictionaries
    }
}

/// Walks the fields of empty models, and so learns their keys.
private struct SchemaCollector: FieldMapper {
    var keys: [String] = []
    var dictionaries: [DefinitionSchema.Dictionary] = []
    private var numbers = [String: Int](minimumCapacity: 256)
    private var indices: [ObjectIdentifier: Int] = [:]
    private var current = 0

    /// Collects a model and all models below it.
    ///
    /// - Returns: The index of the model's schema.
    @discardableResult
    mutating func collect<Model: DictionaryModel>(_: Model.Type) -> Int {
        if let known = indices[ObjectIdentifier(Model.self)] { return known }
        let index = dictionaries.count
        dictionaries.append(DefinitionSchema.Dictionary())
        indices[ObjectIdentifier(Model.self)] = index
        let outer = current
        current = index
        var model = Model()
        model.mapFields(&self)
        current = outer
        return index
    }

    private mutating func add(_ key: String, dictionary: Int = -1) {
        let number = numbers[key] ?? keys.count
        if number == keys.count {
            numbers[key] = number
            keys.append(key)
        }
        let missing = number + 1 - dictionaries[current].fieldOfKey.count
        if missing > 0 { dictionaries[current].fieldOfKey += repeatElement(-1, count: missing) }
        dictionaries[current].fieldOfKey[number] = Int16(dictionaries[current].dictionaryOfField.count)
        dictionaries[current].dictionaryOfField.append(dictionary)
    }

    mutating func text(_ key: @autoclosure () -> String, _: StaticString, _: inout Located<String>?) { add(key()) }

    mutating func flag(_ key: @autoclosure () -> String, _: StaticString, _: inout Located<Bool>?) { add(key()) }

    mutating func number(_ key: @autoclosure () -> String, _: StaticString, _: inout Located<Number>?) { add(key()) }

    mutating func value(_ key: @autoclosure () -> String, _: StaticString, _: inout PropertyListValue?) { add(key()) }

    mutating func model<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _: inout Model?
    ) {
        add(key(), dictionary: collect(Model.self))
    }

    mutating func list<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _: inout Located<[Model]>?
    ) {
        add(key(), dictionary: collect(Model.self))
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _: inout Located<[Model]>?
    ) {
        add(key(), dictionary: collect(Model.self))
    }
}
