import Basics
package import IntentDefinition

/// The names that placeholders in the texts of an intent can use, and the properties that their paths can continue to.
package struct PlaceholderScope: Sendable {
    /// A kind of text; texts of one kind can use the same names.
    package enum Text: Sendable {
        /// The texts of the response, which can use its properties and the parameters.
        case response
        /// All other texts, which can use the parameters.
        case request
    }

    /// A problem with a path.
    package enum Problem: Sendable {
        /// The first name is unknown. The value is the valid names.
        case unknownName(valid: [String])
        /// A later name is unknown.
        case unknownProperty(UnknownProperty)
    }

    /// A name in a path that isn't a property of the value before it.
    package struct UnknownProperty: Sendable {
        /// The index of the name in the path.
        package var index: Int
        /// The value before the name, such as `type 'Track'`.
        package var owner: String
        /// The valid names at this index; empty if the path must end before it.
        package var valid: [String]
        /// Whether a framework declares the owner, rather than the file.
        package var isOfFramework: Bool

        /// Whether the name may be valid after all, because the tables of framework properties contain only those that
        /// can be spoken.
        package var isUncertain: Bool { isOfFramework && !valid.isEmpty }
    }

    /// The names of the intent.
    package let names: IntentNames
    /// The names that the texts of the response can use.
    private let responseNames: [String]
    private let types: ObjectTypes
    private let parameters: [String: Value]
    private let responseProperties: [String: Value]

    /// Creates the scope for the texts of an intent.
    package init(of intent: Intent, types: ObjectTypes) {
        names = IntentNames(of: intent)
        responseNames = names.responseProperties + names.parameters
        self.types = types
        parameters = Self.values(of: intent.parameters?.value ?? [])
        responseProperties = Self.values(of: intent.response?.parameters?.value ?? [])
    }

    private static func values<Member: TypedMember>(of members: [Member]) -> [String: Value] {
        Dictionary(members.compactMap { member in member.name.map { ($0.value, Value(of: member)) } }) { first, _ in
            first
        }
    }

    /// Returns the names that a path in a text can start with.
    package func validNames(in text: Text) -> [String] {
        switch text {
        case .response: responseNames
        case .request: names.parameters
        }
    }

    /// Returns the problem with a path in a text; `nil` if it is valid.
    package func problem(with path: [String], in text: Text) -> Problem? {
        let (isKnown, root) =
            switch text {
            case .response: (names.hasResponseValue(path[0]), responseProperties[path[0]] ?? parameters[path[0]])
            case .request: (names.hasParameter(path[0]), parameters[path[0]])
            }
        guard isKnown else { return .unknownName(valid: validNames(in: text)) }
        return unknownProperty(in: path, from: root).map(Problem.unknownProperty)
    }

    /// Returns whether a path in a text is valid, as far as is known.
    package func holds(_ path: [String], in text: Text) -> Bool {
        switch problem(with: path, in: text) {
        case nil: true
        case .unknownName: false
        case .unknownProperty(let property): property.isUncertain
        }
    }

    private func unknownProperty(in path: [String], from root: Value?) -> UnknownProperty? {
        guard var value = root else { return nil }
        for index in path.indices.dropFirst() {
            guard let properties = types.properties(of: value) else { return nil }
            guard let next = properties.values[path[index]] else {
                return UnknownProperty(
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

    /// The value of a name in a path.
    fileprivate enum Value: Sendable {
        case spoken(SpokenValue)
        case enumeration(String)
        case object(String)
        case anyObject
        /// A value of one of the system's own types, or of an unknown type.
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

        /// A description of the value, for messages.
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

/// The object types of a definition, with the properties that paths can use.
package struct ObjectTypes: Sendable {
    /// The properties that a path can continue to.
    fileprivate struct Properties: Sendable {
        var names: [String] = []
        var values: [String: PlaceholderScope.Value] = [:]

        /// Adds properties. If several have the same name, the first counts.
        mutating func add(_ properties: some Sequence<(name: String, value: PlaceholderScope.Value)>) {
            for (name, value) in properties where values[name] == nil {
                names.append(name)
                values[name] = value
            }
        }

        /// Adds the properties of a framework type.
        mutating func add(_ properties: [SpokenValue.Property]) {
            add(properties.lazy.map { ($0.name, .spoken($0.value)) })
        }
    }

    private let types: [String: Properties]

    /// Collects the types of a definition.
    package init(_ definition: Definition) {
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

    /// Returns the properties that a path can continue to; `nil` if they aren't known, as for a type that the file
    /// lacks.
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
