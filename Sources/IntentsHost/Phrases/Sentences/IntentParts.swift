import Intents

/// The parameters of an intent class, and the properties of their objects, by the paths that patterns name.
struct IntentParts {
    /// The class of the intent.
    let intent: INIntent.Type
    let metadata: IntentMetadata

    /// Returns the parts of an intent class; `nil` if the class doesn't have a definition.
    init?(_ intent: INIntent.Type) {
        guard let metadata = intent.intentMetadata else { return nil }
        self.intent = intent
        self.metadata = metadata
    }

    /// Returns the parts of a system intent by the name of its class; `nil` if the program doesn't have the class.
    init?(named name: String) {
        guard let intent = SystemClass.named(name) as? INIntent.Type else { return nil }
        self.init(intent)
    }

    /// The name of the class.
    var name: String { "\(intent)" }

    /// Returns the type of a parameter or property; `nil` if the intent doesn't have it.
    func type(of path: String) -> IntentValueType? {
        let names = path.split(separator: ".").map(String.init)
        guard let first = names.first else { return nil }
        var type = metadata.parameter(named: first)?.type
        for name in names.dropFirst() {
            let properties = type.flatMap(Self.objectClass)?.intentMetadata
            type = properties?.first { $0.name == name }?.type
        }
        return type
    }

    /// Returns whether a parameter or property is a text, whose words all belong to it.
    func isText(_ path: String) -> Bool {
        if case .string? = type(of: path)?.element { true } else { false }
    }

    /// Creates an intent with values. A value that isn't of its parameter's type is left out.
    func intent(with bindings: [SentenceBinding]) -> INIntent {
        let intent = intent.init()
        for (name, bindings) in Self.grouped(bindings) {
            guard let parameter = metadata.parameter(named: name) else { continue }
            parameter.setValue(value(of: parameter.type, from: bindings), in: intent)
        }
        return intent
    }

    private func value(of type: IntentValueType, from bindings: [SentenceBinding]) -> IntentValue? {
        let own = bindings.filter { $0.path.isEmpty }
        guard let binding = own.last else {
            guard let objectClass = Self.objectClass(type) else { return nil }
            let object = object(objectClass, from: bindings)
            return type.isList ? .list([object]) : object
        }
        switch binding.value {
        case .value(let value): return value
        case .name:
            let values = own.compactMap { $0.value.named(as: type) }
            guard case .options = type.element else { return values.last }
            let bits = values.compactMap(\.number).reduce(UInt(0)) { $0 | $1.uintValue }
            return .number(NSNumber(value: bits))
        }
    }

    private func object(_ objectClass: IntentValueObject.Type, from bindings: [SentenceBinding]) -> IntentValue {
        let object = objectClass.init(intentMetadata: IntentMetadataBridge())
        for (name, bindings) in Self.grouped(bindings) {
            guard let property = objectClass.intentMetadata.first(where: { $0.name == name }) else { continue }
            property.setValue(value(of: property.type, from: bindings), in: object)
        }
        return .framework(object)
    }

    /// Returns bindings by the first name of their paths, which is taken off.
    private static func grouped(_ bindings: [SentenceBinding]) -> [(String, [SentenceBinding])] {
        var groups: [(name: String, bindings: [SentenceBinding])] = []
        for binding in bindings {
            let names = binding.path.split(separator: ".", maxSplits: 1).map(String.init)
            guard let name = names.first else { continue }
            let inner = SentenceBinding(path: names.count == 2 ? names[1] : "", value: binding.value)
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].bindings.append(inner)
            } else {
                groups.append((name, [inner]))
            }
        }
        return groups.map { ($0.name, $0.bindings) }
    }

    /// Returns the class of the objects that a sentence describes with properties.
    private static func objectClass(_ type: IntentValueType) -> IntentValueObject.Type? {
        guard case .framework(let objectClass as IntentValueObject.Type) = type.element else { return nil }
        return spokenClass(of: objectClass)
    }

    /// Returns the class of the objects that people describe: a note's content is an object of one of two subclasses, and
    /// people say text.
    static func spokenClass(of objectClass: IntentValueObject.Type) -> IntentValueObject.Type {
        guard "\(objectClass)" == "INNoteContent" else { return objectClass }
        return SystemClass.named("INTextNoteContent") as? IntentValueObject.Type ?? objectClass
    }
}

extension SentenceBinding.Value {
    /// The value of a type that a name stands for.
    fileprivate func named(as type: IntentValueType) -> IntentValue? {
        guard case .name(let name) = self else { return nil }
        switch type.element {
        case .enumeration(let type):
            return type.intentMetadata.values.first { $0.name == name }.map { .enumeration($0.rawValue) }
        case .options(let type):
            return type.intentMetadata.values.first { $0.name == name }.map { .number(NSNumber(value: $0.rawValue)) }
        case .boolean: return .number(NSNumber(value: name == "true"))
        case .integer, .decimal, .timeInterval: return Double(name).map { .number(NSNumber(value: $0)) }
        case .string: return type.isList ? .list([.string(name)]) : .string(name)
        case .speakableString: return .speakableString(INSpeakableString(spokenPhrase: name))
        case .placemark: return .placemark(CLPlacemark(nil, name: name))
        case .dateComponents, .url, .file, .person, .currencyAmount, .paymentMethod, .dateComponentsRange,
            .measurement, .object, .framework:
            return nil
        }
    }
}

extension IntentValue {
    fileprivate var number: NSNumber? {
        guard case .number(let number) = self else { return nil }
        return number
    }
}
