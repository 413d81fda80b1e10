import DefinitionDiagnostics
import IntentDefinition
import IntentInterface

/// What placeholders in the texts of an intent can name, and what their paths can go on to.
struct PlaceholderScope {
    /// What is wrong with a path after a first name that is known.
    struct Fault {
        /// The name that is wrong: its place in the path.
        var index: Int
        /// What the name before it stands for, such as `type 'Track'`.
        var owner: String
        /// The names that are valid there; none if the path has to end before.
        var valid: [String]
        /// Whether the owner is declared by a framework, and not by the file.
        var isOfFramework: Bool
    }

    private let types: ObjectTypes
    private let parameters: [String: Value]
    private let responseProperties: [String: Value]

    init(of intent: Intent, types: ObjectTypes) {
        self.types = types
        parameters = Self.values(of: intent.parameters?.value ?? [])
        responseProperties = Self.values(of: intent.response?.parameters?.value ?? [])
    }

    private static func values<Member: TypedMember>(of members: [Member]) -> [String: Value] {
        Dictionary(members.compactMap { member in member.name.map { ($0.value, Value(of: member)) } }) { first, _ in
            first
        }
    }

    /// What is wrong with a path in the text of a response; `nil` if nothing is, or if its first name is unknown.
    func fault(inResponsePath path: [String]) -> Fault? {
        fault(in: path, from: responseProperties[path[0]] ?? parameters[path[0]])
    }

    /// What is wrong with a path in another text of the intent.
    func fault(inRequestPath path: [String]) -> Fault? {
        fault(in: path, from: parameters[path[0]])
    }

    private func fault(in path: [String], from root: Value?) -> Fault? {
        guard var value = root else { return nil }
        for index in path.indices.dropFirst() {
            guard let properties = types.properties(of: value) else { return nil }
            guard let next = properties.values[path[index]] else {
                return Fault(
                    index: index,
                    owner: value.noun,
                    valid: properties.names,
                    isOfFramework: value.isOfFramework
                )
            }
            value = next
        }
        return nil
    }

    /// What a name in a path stands for.
    fileprivate enum Value {
        case spoken(SpokenValue)
        case enumeration(String)
        case object(String)
        case anyObject
        /// A value of the system's own types, or of a type that isn't known.
        case unknown

        init<Member: TypedMember>(of member: Member) {
            self =
                switch member.type?.value {
                case "Object":
                    if let type = member.declaredObjectType {
                        .object(type.value)
                    } else {
                        member.objectTypeNamespace?.value == "System" ? .unknown : .anyObject
                    }
                case "Integer" where member.declaredEnum != nil: .enumeration(member.declaredEnum?.value ?? "")
                case let name: name.flatMap(ValueType.Basic.init).map { .spoken(.basic($0)) } ?? .unknown
                }
        }

        /// The value for messages.
        var noun: String {
            switch self {
            case .spoken(let value): "a value of type '\(value.typeName)'"
            case .enumeration(let name): "a case of enum '\(name)'"
            case .object(let name): "type '\(name)'"
            case .anyObject, .unknown: "an object without a type"
            }
        }

        var isOfFramework: Bool {
            switch self {
            case .spoken, .anyObject, .unknown: true
            case .enumeration, .object: false
            }
        }
    }
}

/// The object types of a definition, with the properties that paths can name.
struct ObjectTypes {
    /// What a path can go on to.
    fileprivate struct Properties {
        var names: [String] = []
        var values: [String: PlaceholderScope.Value] = [:]

        /// Adds properties. Of several with one name the first counts.
        mutating func add(_ properties: some Sequence<(name: String, value: PlaceholderScope.Value)>) {
            for (name, value) in properties where values[name] == nil {
                names.append(name)
                values[name] = value
            }
        }

        /// Adds properties of a framework's type.
        mutating func add(_ properties: [SpokenValue.Property]) {
            add(properties.lazy.map { ($0.name, .spoken($0.value)) })
        }
    }

    private let types: [String: Properties]

    init(_ definition: Definition) {
        let types = (definition.types?.value ?? []).filter { !$0.lacksEntry("INTypeProperties") }
        let named = types.compactMap { type in type.name.map { ($0.value, Self.properties(of: type)) } }
        self.types = Dictionary(named) { first, _ in first }
    }

    private static func properties(of type: TypeDefinition) -> Properties {
        var properties = Properties()
        properties.add(
            (type.properties?.value ?? []).lazy.compactMap { property in
                property.name.map { ($0.value, PlaceholderScope.Value(of: property)) }
            }
        )
        properties.add(SpokenValue.objectProperties)
        return properties
    }

    /// The properties that a path can go on to; `nil` if they aren't known, as those of a type that the file lacks.
    fileprivate func properties(of value: PlaceholderScope.Value) -> Properties? {
        var properties = Properties()
        switch value {
        case .spoken(let value): properties.add(value.properties)
        case .enumeration: break
        case .object(let name): return types[name]
        case .anyObject: properties.add(SpokenValue.objectProperties)
        case .unknown: return nil
        }
        return properties
    }
}

extension Findings {
    /// Reports the name of a path that what stands before it doesn't have. The tables of the frameworks' properties hold
    /// what can be put into words, so that another name there is only worth a warning.
    mutating func report(_ fault: PlaceholderScope.Fault, of placeholder: Placeholder, _ finder: PlaceholderFinder) {
        let name = placeholder.path[fault.index]
        let before = placeholder.path[..<fault.index].joined(separator: ".")
        let finding =
            fault.valid.isEmpty
            ? "'\(before)' is \(fault.owner), which has no properties; write '${\(before)}'"
            : "'\(name)' isn't a property of \(fault.owner)"
                + advice(for: name, among: fault.valid, nouns: "properties")
        report(
            "'\(placeholder.text)' has no value: \(finding)",
            at: placeholder.location,
            severity: fault.isOfFramework && !fault.valid.isEmpty ? .warning : nil,
            fixIt: nearest(to: name, among: fault.valid).flatMap {
                finder.fixIt(writing: $0, for: placeholder, at: fault.index)
            }
        )
    }
}
