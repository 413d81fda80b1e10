import Basics
import PropertyLists

/// The keys that each dictionary of a definition can hold, collected once from the models.
///
/// The parser numbers the keys of a file by `keyTable`, and a decoder finds the field of a key by its number.
struct DefinitionSchema: Sendable {
    /// The fields of one kind of dictionary.
    struct Dictionary: Sendable {
        /// The position of each key's field in `mapFields`, by the key's number; -1 for keys of other dictionaries.
        var fieldOfKey: [Int16] = []
        /// The index of the schema for the dictionaries in each field; -1 for fields that don't hold dictionaries.
        var dictionaryOfField: [Int] = []

        /// Returns the position of a key's field; `nil` if this dictionary doesn't know the key.
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

/// A mapper that collects the keys of empty models.
private struct SchemaCollector: FieldMapper {
    var keys: [String] = []
    var dictionaries: [DefinitionSchema.Dictionary] = []
    private var numbers = [String: Int](minimumCapacity: 256)
    private var indices: [ObjectIdentifier: Int] = [:]
    private var current = 0

    /// Collects the keys of a model and all models below it.
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
