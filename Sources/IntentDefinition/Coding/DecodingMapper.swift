import Basics
import PropertyLists

/// Fills the fields of models from a tape of nodes.
///
/// For each dictionary, it first records the node of each field's value, and then the model asks for its fields in
/// order. No keys are compared as text, and each field is found in constant time.
struct DecodingMapper: FieldMapper {
    private(set) var diagnostics: [Diagnostic] = []
    private let tape: PropertyListTape
    private let file: String
    private let dictionaries = DefinitionSchema.shared.dictionaries

    /// The node of each field's value in the open dictionaries, the inner ones last; -1 for an absent field.
    private var valueNodes: [Int32] = []
    /// The field that the model asks for next, as an index into `valueNodes`.
    private var field = 0
    /// The start of the innermost dictionary's fields in `valueNodes`.
    private var fieldsStart = 0
    private var schema = 0
    /// The entries of the innermost dictionary that no field takes.
    private var other: [PropertyListValue.Entry] = []

    init(tape: PropertyListTape, file: String) {
        self.tape = tape
        self.file = file
    }

    /// Decodes the dictionary at a node.
    mutating func decode<Model: DictionaryModel>(_: Model.Type, at index: Int, schema: Int) -> Model {
        let outer = (self.field, self.fieldsStart, self.schema, self.other)
        self.schema = schema
        other = []
        fieldsStart = valueNodes.count
        field = fieldsStart
        noteValues(ofDictionaryAt: index)
        var model = Model()
        model.position = tape.nodes[index].position
        model.mapFields(&self)
        model.other = other
        valueNodes.removeSubrange(fieldsStart...)
        (self.field, self.fieldsStart, self.schema, self.other) = outer
        return model
    }

    private mutating func noteValues(ofDictionaryAt index: Int) {
        valueNodes += repeatElement(-1, count: dictionaries[schema].dictionaryOfField.count)
        let end = Int(tape.nodes[index].end)
        var entry = index + 1
        while entry < end {
            let value = entry + 1
            if let field = dictionaries[schema].field(of: tape.nodes[entry].key) {
                valueNodes[fieldsStart + field] = Int32(value)
            } else {
                keep(value)
            }
            entry = Int(tape.nodes[value].end)
        }
    }

    /// Returns the index of the next field's value; `nil` if the field is absent.
    private mutating func nextValue() -> Int? {
        let node = valueNodes[field]
        field += 1
        return node < 0 ? nil : Int(node)
    }

    /// The schema of the dictionaries in the field that the model asked for last.
    private var schemaOfField: Int {
        dictionaries[schema].dictionaryOfField[field - 1 - fieldsStart]
    }

    /// Keeps an entry unchanged, so that it's written back.
    private mutating func keep(_ value: Int) {
        let key = tape.nodes[value - 1]
        other.append(
            PropertyListValue.Entry(key: tape.text(of: key), keyPosition: key.position, value: tape.value(at: value))
        )
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ message: String, at index: Int) {
        let location = SourceLocation(file: file, position: tape.nodes[index].position)
        diagnostics.append(Diagnostic(severity, .schemaType, message: message, at: location))
    }

    /// Reports a value of the wrong type, and keeps it.
    private mutating func reject(_ value: Int, expected: String) {
        let key = tape.text(of: tape.nodes[value - 1])
        let found = tape.nodes[value].kind.elementName
        report(.error, "'\(key)' must be \(expected), not '<\(found)>'", at: value)
        keep(value)
    }

    /// Reports a value of another type whose meaning is clear, and keeps its spelling.
    private mutating func accept(_ value: Int, as element: String) {
        let node = tape.nodes[value]
        let key = tape.text(of: tape.nodes[value - 1])
        let found = "<\(node.kind.elementName)>\(tape.text(of: node))</\(node.kind.elementName)>"
        report(.warning, "'\(key)' is '\(found)', which is read as '\(element)'; write '\(element)'", at: value)
        keep(value)
    }
}

// MARK: - Scalars

extension DecodingMapper {
    mutating func text(_: @autoclosure () -> String, _: StaticString, _ field: inout Located<String>?) {
        guard let index = nextValue() else { return }
        let node = tape.nodes[index]
        guard node.kind == .string else { return reject(index, expected: "a '<string>'") }
        field = Located(tape.text(of: node), at: node.position)
    }

    mutating func flag(_: @autoclosure () -> String, _: StaticString, _ field: inout Located<Bool>?) {
        guard let index = nextValue() else { return }
        let node = tape.nodes[index]
        switch node.kind {
        case .true: field = Located(true, at: node.position)
        case .false: field = Located(false, at: node.position)
        case .dictionary, .array, .key, .string, .integer, .real, .date, .data:
            guard let value = truth(of: node) else { return reject(index, expected: "'<true/>' or '<false/>'") }
            field = Located(value, at: node.position)
            accept(index, as: value ? "<true/>" : "<false/>")
        }
    }

    /// Returns the Boolean that a number or a word stands for; `nil` for anything else.
    private func truth(of node: PropertyListTape.Node) -> Bool? {
        switch node.kind {
        case .integer: Number(sourceText: tape.text(of: node), isReal: false).integerValue.map { $0 != 0 }
        case .string:
            switch tape.text(of: node).lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0": false
            default: nil
            }
        case .dictionary, .array, .key, .real, .true, .false, .date, .data: nil
        }
    }

    mutating func number(_: @autoclosure () -> String, _: StaticString, _ field: inout Located<Number>?) {
        guard let index = nextValue() else { return }
        let node = tape.nodes[index]
        let text = tape.text(of: node)
        switch node.kind {
        case .integer, .real: field = Located(Number(sourceText: text, isReal: node.kind == .real), at: node.position)
        case .string where Int(text) != nil:
            field = Located(Number(sourceText: text, isReal: false), at: node.position)
            accept(index, as: "<integer>\(text)</integer>")
        case .dictionary, .array, .key, .string, .true, .false, .date, .data:
            reject(index, expected: "an '<integer>' or a '<real>'")
        }
    }

    mutating func value(_: @autoclosure () -> String, _: StaticString, _ field: inout PropertyListValue?) {
        guard let index = nextValue() else { return }
        field = tape.value(at: index)
    }
}

// MARK: - Dictionaries

extension DecodingMapper {
    mutating func model<Model: DictionaryModel>(_: @autoclosure () -> String, _: StaticString, _ field: inout Model?) {
        guard let index = nextValue() else { return }
        guard tape.nodes[index].kind == .dictionary else { return reject(index, expected: "a '<dict>'") }
        field = decode(Model.self, at: index, schema: schemaOfField)
    }

    mutating func list<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        guard let index = nextValue() else { return }
        let list = tape.nodes[index]
        guard list.kind == .array else { return reject(index, expected: "an '<array>' of '<dict>'") }
        let schema = schemaOfField
        var models: [Model] = []
        var element = index + 1
        while element < Int(list.end) {
            guard tape.nodes[element].kind == .dictionary else {
                reportElement(element, of: index)
                return keep(index)
            }
            models.append(decode(Model.self, at: element, schema: schema))
            element = Int(tape.nodes[element].end)
        }
        field = Located(models, at: list.position)
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _: @autoclosure () -> String,
        _: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        guard let index = nextValue() else { return }
        let list = tape.nodes[index]
        guard list.kind == .dictionary else { return reject(index, expected: "a '<dict>' of '<dict>'") }
        let schema = schemaOfField
        var models: [Model] = []
        var element = index + 1
        while element < Int(list.end) {
            let key = tape.nodes[element]
            guard tape.nodes[element + 1].kind == .dictionary else {
                reportElement(element + 1, of: index)
                return keep(index)
            }
            var model = decode(Model.self, at: element + 1, schema: schema)
            model.key = Located(tape.text(of: key), at: key.position)
            models.append(model)
            element = Int(tape.nodes[element + 1].end)
        }
        field = Located(models, at: list.position)
    }

    /// Reports an element that isn't a dictionary in a list of dictionaries.
    private mutating func reportElement(_ element: Int, of list: Int) {
        let key = tape.text(of: tape.nodes[list - 1])
        let found = tape.nodes[element].kind.elementName
        report(.error, "'\(key)' must contain only '<dict>' elements, not '<\(found)>'", at: element)
    }
}
