package import Basics
import PropertyLists

extension JSONWriter {
    /// Writes a definition as an object with a member for each value of the file, named after the model's property.
    ///
    /// `Documentation/dump.md` lists the members. Entries that the model doesn't know are in `other`, under the keys of
    /// the file.
    package mutating func definition(_ definition: Definition) {
        object { json in
            json.member("formatVersion", 1)
            json.fields(of: definition)
        }
    }

    fileprivate mutating func fields<Model: DictionaryModel>(of model: Model) {
        var mapper = JSONMapper()
        var model = model
        swap(&mapper.json, &self)
        model.mapFields(&mapper)
        swap(&mapper.json, &self)
        guard !model.other.isEmpty else { return }
        key("other")
        object { json in
            for entry in model.other {
                json.key(entry.key)
                json.value(entry.value)
            }
        }
    }

    /// Writes a property list value in the nearest form of JSON. Dates and data become strings; data loses its line
    /// breaks and tabs.
    fileprivate mutating func value(_ value: PropertyListValue) {
        switch value.content {
        case .string(let text), .date(let text): string(text)
        case .data(let base64): string(base64.filter { !$0.isWhitespace })
        case .integer(let spelling), .real(let spelling): number(spelled: spelling)
        case .boolean(let truth): boolean(truth)
        case .array(let elements):
            array { json in
                for element in elements { json.value(element) }
            }
        case .dictionary(let entries):
            object { json in
                for entry in entries {
                    json.key(entry.key)
                    json.value(entry.value)
                }
            }
        }
    }
}

/// Writes the fields of a model as members of a JSON object.
private struct JSONMapper: FieldMapper {
    var json = JSONWriter()

    mutating func text(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<String>?) {
        json.member(name.description, ifPresent: field?.value)
    }

    mutating func flag(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Bool>?) {
        if let value = field?.value { json.member(name.description, value) }
    }

    mutating func number(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Number>?) {
        guard let value = field?.value else { return }
        json.key(name.description)
        json.number(spelled: value.sourceText)
    }

    mutating func value(_: @autoclosure () -> String, _ name: StaticString, _ field: inout PropertyListValue?) {
        guard let value = field else { return }
        json.key(name.description)
        json.value(value)
    }

    mutating func model<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Model?
    ) {
        guard let model = field else { return }
        json.key(name.description)
        json.object { json in json.fields(of: model) }
    }

    mutating func list<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        guard let models = field?.value else { return }
        json.member(name.description, objects: models) { json, model in json.fields(of: model) }
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        guard let models = field?.value else { return }
        json.member(name.description, objects: models) { json, model in
            json.member("key", model.key.value)
            json.fields(of: model)
        }
    }
}
