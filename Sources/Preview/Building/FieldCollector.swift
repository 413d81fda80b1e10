import Basics
import IntentDefinition
import PropertyLists

/// The path of a part of a definition: the name of a list and a name in it, once for each level.
struct PartPath: Hashable {
    var names: [String] = []

    /// The part around this one.
    var outer: PartPath { PartPath(names: names.dropLast(2)) }
    /// The path in the form of findings, such as `intents/OrderSoup/parameters/size`.
    var text: String { names.joined(separator: "/") }

    /// The path in words, such as `intent 'OrderSoup', parameter 'size'`.
    var readable: String {
        stride(from: 0, to: names.count - 1, by: 2)
            .map { "\(Self.nouns[names[$0]] ?? names[$0]) '\(names[$0 + 1])'" }
            .joined(separator: ", ")
    }

    private static let nouns = [
        "intents": "intent", "enums": "enum", "types": "type", "parameters": "parameter", "values": "case",
        "properties": "property", "promptDialogs": "dialog", "unsupportedReasons": "reason",
        "parameterCombinations": "suggestion", "managedParameterCombinations": "summary",
        "response/codes": "response code", "response/parameters": "response property",
    ]
}

/// A visitor that collects the values of a definition, by the part that they belong to.
struct FieldCollector: FieldMapper {
    /// The fields that Xcode writes for itself.
    private static let ignored: Set<String> = [
        "hash", "lastParameterTag", "lastPropertyTag", "tag", "displayPriority", "systemVersion", "toolsBuildVersion",
        "toolsVersion", "updatesLinked", "isLinked", "classPrefix",
    ]

    /// The paths of all parts, in order.
    private(set) var parts: [PartPath] = []
    /// The values of each part.
    private(set) var fields: [PartPath: [String: String]] = [:]
    private var part = PartPath()
    private var prefix = ""

    init(_ definition: Definition) {
        collect(definition, at: PartPath())
    }

    private mutating func collect<Model: DictionaryModel>(_ model: Model, at path: PartPath) {
        let (outer, outerPrefix) = (part, prefix)
        (part, prefix) = (path, "")
        // A second part of the same name has a path of its own.
        var number = 2
        while fields[part] != nil, let last = path.names.last {
            part.names[part.names.count - 1] = "\(last)~\(number)"
            number += 1
        }
        parts.append(part)
        fields[part] = [:]
        var model = model
        model.mapFields(&self)
        (part, prefix) = (outer, outerPrefix)
    }

    private mutating func add(_ name: StaticString, _ value: String?) {
        let name = "\(name)"
        guard let value, !Self.ignored.contains(name), !name.hasSuffix("ID") else { return }
        fields[part, default: [:]][prefix.isEmpty ? name : "\(prefix) \(name)"] = value
    }

    mutating func text(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<String>?) {
        add(name, field?.value)
    }

    mutating func flag(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Bool>?) {
        add(name, field.map { $0.value ? "true" : "false" })
    }

    mutating func number(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Number>?) {
        add(name, field?.value.sourceText)
    }

    mutating func value(_: @autoclosure () -> String, _ name: StaticString, _ field: inout PropertyListValue?) {
        add(name, field?.shown)
    }

    mutating func model<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Model?
    ) {
        guard var model = field else { return }
        let outer = prefix
        prefix = "\(name)"
        model.mapFields(&self)
        prefix = outer
    }

    mutating func list<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        collect(name, field?.value ?? [])
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        collect(name, field?.value ?? [])
    }

    private mutating func collect<Model: DictionaryModel>(_ name: StaticString, _ models: [Model]) {
        let list = prefix.isEmpty ? "\(name)" : "\(prefix)/\(name)"
        for (index, model) in models.enumerated() {
            collect(model, at: PartPath(names: part.names + [list, model.nameInList ?? "\(index + 1)"]))
        }
    }
}
