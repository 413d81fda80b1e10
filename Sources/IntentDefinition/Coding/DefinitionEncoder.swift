import Basics
package import PropertyLists

/// Writes a definition in the same form as Xcode.
package struct DefinitionEncoder: Sendable {
    /// Creates an encoder.
    package init() {}

    /// Returns the bytes of a file. They equal the original bytes if Xcode wrote the file.
    package func encode(_ definition: Definition) -> [UInt8] {
        PropertyListWriter().bytes(of: value(of: definition))
    }

    /// Returns the property list of a definition, with the keys of each dictionary in byte order.
    package func value(of definition: Definition) -> PropertyListValue {
        EncodingMapper.value(of: definition)
    }
}

/// Collects the entries of one dictionary.
private struct EncodingMapper: FieldMapper {
    private var entries: [PropertyListValue.Entry] = []
    /// The keys whose entries are written as the file spells them, rather than from their fields.
    private var keptKeys: Set<String>

    static func value<Model: DictionaryModel>(of model: Model) -> PropertyListValue {
        var mapper = EncodingMapper(keptKeys: Set(model.other.map(\.key)))
        var model = model
        model.mapFields(&mapper)
        let entries = mapper.entries + model.other.map { $0.sortingKeys }
        return PropertyListValue(.dictionary(entries.sortedByKey), at: model.position)
    }

    private init(keptKeys: Set<String>) {
        self.keptKeys = keptKeys
    }

    private mutating func add(_ key: String, _ value: PropertyListValue?) {
        guard let value, !keptKeys.contains(key) else { return }
        entries.append(PropertyListValue.Entry(key: key, keyPosition: value.position, value: value))
    }

    mutating func text(_ key: @autoclosure () -> String, _: StaticString, _ field: inout Located<String>?) {
        add(key(), field.map { PropertyListValue(.string($0.value), at: $0.position) })
    }

    mutating func flag(_ key: @autoclosure () -> String, _: StaticString, _ field: inout Located<Bool>?) {
        add(key(), field.map { PropertyListValue(.boolean($0.value), at: $0.position) })
    }

    mutating func number(_ key: @autoclosure () -> String, _: StaticString, _ field: inout Located<Number>?) {
        guard let number = field?.value, let position = field?.position else { return }
        let content =
            number.isReal ? PropertyListValue.Content.real(number.sourceText) : .integer(number.sourceText)
        add(key(), PropertyListValue(content, at: position))
    }

    mutating func value(_ key: @autoclosure () -> String, _: StaticString, _ field: inout PropertyListValue?) {
        add(key(), field?.sortingKeys)
    }

    mutating func model<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Model?
    ) {
        add(key(), field.map(Self.value))
    }

    mutating func list<Model: DictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        add(key(), field.map { PropertyListValue(.array($0.value.map(Self.value)), at: $0.position) })
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _ key: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        guard let list = field else { return }
        let entries = list.value.map { model in
            PropertyListValue.Entry(
                key: model.key.value,
                keyPosition: model.key.position,
                value: Self.value(of: model)
            )
        }
        add(key(), PropertyListValue(.dictionary(entries.sortedByKey), at: list.position))
    }
}

extension [PropertyListValue.Entry] {
    /// The entries with their keys in byte order.
    fileprivate var sortedByKey: Self {
        sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    }
}

extension PropertyListValue.Entry {
    /// The entry with the keys of all dictionaries in its value in byte order.
    fileprivate var sortingKeys: Self {
        Self(key: key, keyPosition: keyPosition, value: value.sortingKeys)
    }
}

extension PropertyListValue {
    /// The value with the keys of all dictionaries in byte order. Parsed values are at most 256 levels deep.
    fileprivate var sortingKeys: PropertyListValue {
        switch content {
        case .array(let elements): PropertyListValue(.array(elements.map { $0.sortingKeys }), at: position)
        case .dictionary(let entries):
            PropertyListValue(.dictionary(entries.map { $0.sortingKeys }.sortedByKey), at: position)
        case .string, .boolean, .integer, .real, .date, .data: self
        }
    }
}
