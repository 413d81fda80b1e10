package import Basics
package import IntentDefinition
import PropertyLists

/// The paths with which configurations name the parts of a definition, such as `intents/OrderSoup/title`.
///
/// A part has the name that it has in the JSON form of definitions. In a list, it has its own name, such as that of the
/// intent, or else its number, starting from 1; a combination is named by its parameters.
package struct ElementPaths: Sendable {
    /// The positions and paths of all parts, sorted.
    private let places: [(position: SourcePosition, path: String)]

    /// Collects the paths of a definition.
    package init(of definition: Definition) {
        var collector = ElementPathCollector()
        collector.collect(definition)
        places = collector.places.sorted { $0.position < $1.position }
    }

    /// Returns the path of the part that contains a position; empty for a position before all parts.
    package func path(at position: SourcePosition) -> String {
        var (start, end) = (0, places.count)
        while start < end {
            let middle = (start + end) / 2
            if places[middle].position <= position { start = middle + 1 } else { end = middle }
        }
        return start == 0 ? "" : places[start - 1].path
    }
}

/// A visitor that records the position and path of each part of a definition.
private struct ElementPathCollector: FieldMapper {
    private(set) var places: [(position: SourcePosition, path: String)] = []
    private var components: [String] = []

    mutating func collect<Model: DictionaryModel>(_ model: Model) {
        add(at: model.position)
        var model = model
        model.mapFields(&self)
    }

    private mutating func add(at position: SourcePosition) {
        places.append((position, components.joined(separator: "/")))
    }

    private mutating func inside(_ component: String, _ body: (inout Self) -> Void) {
        components.append(component)
        body(&self)
        components.removeLast()
    }

    private mutating func add(_ name: StaticString, at position: SourcePosition?) {
        guard let position else { return }
        inside("\(name)") { $0.add(at: position) }
    }

    private mutating func collect<Model: DictionaryModel>(_ name: StaticString, _ list: Located<[Model]>?) {
        guard let list else { return }
        inside("\(name)") { collector in
            collector.add(at: list.position)
            for (index, model) in list.value.enumerated() {
                collector.inside(model.nameInList ?? "\(index + 1)") { $0.collect(model) }
            }
        }
    }

    mutating func text(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<String>?) {
        add(name, at: field?.position)
    }

    mutating func flag(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Bool>?) {
        add(name, at: field?.position)
    }

    mutating func number(_: @autoclosure () -> String, _ name: StaticString, _ field: inout Located<Number>?) {
        add(name, at: field?.position)
    }

    mutating func value(_: @autoclosure () -> String, _ name: StaticString, _ field: inout PropertyListValue?) {
        add(name, at: field?.position)
    }

    mutating func model<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Model?
    ) {
        guard let model = field else { return }
        inside("\(name)") { $0.collect(model) }
    }

    mutating func list<Model: DictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        collect(name, field)
    }

    mutating func keyedList<Model: KeyedDictionaryModel>(
        _: @autoclosure () -> String,
        _ name: StaticString,
        _ field: inout Located<[Model]>?
    ) {
        collect(name, field)
        guard let list = field else { return }
        for model in list.value {
            inside("\(name)") { $0.inside(model.key.value) { $0.add(at: model.key.position) } }
        }
    }
}
