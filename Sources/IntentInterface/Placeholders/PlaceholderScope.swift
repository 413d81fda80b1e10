import Basics
package import IntentDefinition

/// What placeholders in the texts of an intent can name, and what their paths can go on to.
package struct PlaceholderScope: Sendable {
    /// The texts that have the same names to choose from.
    package enum Text: Sendable {
        /// The texts of the answers: properties of the response, and parameters.
        case response
        /// All other texts: parameters.
        case request
    }

    /// What is wrong with a path.
    package enum Problem: Sendable {
        /// The first name stands for nothing; the names that are valid.
        case unknownName(valid: [String])
        /// A later name does.
        case unknownProperty(UnknownProperty)
    }

    /// A name in a path that what stands before it doesn't have.
    package struct UnknownProperty: Sendable {
        /// The place of the name in the path.
        package var index: Int
        /// What the name before it stands for, such as `type 'Track'`.
        package var owner: String
        /// The names that are valid there; none if the path has to end before.
        package var valid: [String]
        /// Whether the owner is declared by a framework, and not by the file.
        package var isOfFramework: Bool

        /// Whether the name may be right all the same: the tables of the frameworks' properties hold what can be put
        /// into words.
        package var isUncertain: Bool { isOfFramework && !valid.isEmpty }
    }

    /// The names of the intent.
    package let names: IntentNames
    /// What the texts of the answers can name.
    private let responseNames: [String]
    private let types: ObjectTypes
    private let parameters: [String: Value]
    private let responseProperties: [String: Value]

    /// Prepares for the texts of an intent.
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

    /// The names that a path in a text can start with.
    package func validNames(in text: Text) -> [String] {
        switch text {
        case .response: responseNames
        case .request: names.parameters
        }
    }

    /// What is wrong with a path in a text.
    package func problem(with path: [String], in text: Text) -> Problem? {
        let (isKnown, root) =
            switch text {
            case .response: (names.hasResponseValue(path[0]), responseProperties[path[0]] ?? parameters[path[0]])
            case .request: (names.hasParameter(path[0]), parameters[path[0]])
            }
        guard isKnown else { return .unknownName(valid: validNames(in: text)) }
        return unknownProperty(in: path, from: root).map(Problem.unknownProperty)
    }

    /// Whether a path in a text stands for something, as far as is known.
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

    /// What a name in a path stands for.
    fileprivate enum Value: Sendable {
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
package struct ObjectTypes: Sendable {
    /// What a path can go on to.
    fileprivate struct Properties: Sendable {
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
