import Basics
import IntentDefinition

/// What stands at a place that a finding is about.
enum InterfacePlace {
    /// The name of a part, or of its class, with the names beside it.
    case name(Located<String>, Renaming.Part, siblings: [String])
    /// The enum that a member has.
    case enumReference(Located<String>)
    /// The type that a member has.
    case typeReference(Located<String>)
    /// The kind of value of a member.
    case kind(Located<String>)
    /// The index of a case.
    case index(EnumValue, EnumDefinition)
}

/// Walks through a definition, and finds what stands at some places.
struct InterfacePlaceFinder {
    private let wanted: Set<SourcePosition>
    private var places: [SourcePosition: InterfacePlace] = [:]

    /// What stands at the wanted places of a definition.
    static func places(at wanted: Set<SourcePosition>, in model: Definition) -> [SourcePosition: InterfacePlace] {
        var finder = InterfacePlaceFinder(wanted: wanted)
        for intent in model.intents?.value ?? [] { finder.visit(intent) }
        let enums = model.enums?.value ?? []
        for declaration in enums {
            finder.visit(declaration, siblings: enums.compactMap { $0.name?.value })
        }
        let types = model.types?.value ?? []
        for declaration in types {
            finder.visit(declaration, siblings: types.compactMap { $0.name?.value })
        }
        return finder.places
    }

    private init(wanted: Set<SourcePosition>) {
        self.wanted = wanted
    }

    private mutating func visit(_ intent: Intent) {
        name(intent.name, .plain)
        name(intent.className, .plain)
        for parameter in intent.parameters?.value ?? [] {
            visit(parameter, .parameter(intent), siblings: IntentNames(of: intent).parameters)
            for reason in parameter.unsupportedReasons?.value ?? [] { name(reason.code, .plain) }
        }
        for property in intent.response?.parameters?.value ?? [] {
            visit(property, .responseProperty(intent), siblings: IntentNames(of: intent).responseProperties)
        }
        for code in intent.response?.codes?.value ?? [] { name(code.name, .plain) }
    }

    private mutating func visit(_ declaration: EnumDefinition, siblings: @autoclosure () -> [String]) {
        name(declaration.name, .enumeration, siblings: siblings())
        name(declaration.className, .plain)
        for value in declaration.values?.value ?? [] {
            name(
                value.name,
                .enumCase(declaration),
                siblings: (declaration.values?.value ?? []).compactMap { $0.name?.value }
            )
            let position = value.index?.position ?? value.position
            if wanted.contains(position) { places[position] = .index(value, declaration) }
        }
    }

    private mutating func visit(_ declaration: TypeDefinition, siblings: @autoclosure () -> [String]) {
        name(declaration.name, .type, siblings: siblings())
        name(declaration.className, .plain)
        for property in declaration.properties?.value ?? [] {
            visit(
                property,
                .plain,
                siblings: (declaration.properties?.value ?? []).compactMap { $0.name?.value }
            )
        }
    }

    private mutating func visit(
        _ member: some TypedMember,
        _ part: @autoclosure () -> Renaming.Part,
        siblings: @autoclosure () -> [String]
    ) {
        name(member.name, part(), siblings: siblings())
        if let type = member.type, wanted.contains(type.position) { places[type.position] = .kind(type) }
        if let name = member.declaredEnum, wanted.contains(name.position) {
            places[name.position] = .enumReference(name)
        }
        if let name = member.declaredObjectType, wanted.contains(name.position) {
            places[name.position] = .typeReference(name)
        }
    }

    private mutating func name(
        _ name: Located<String>?,
        _ part: @autoclosure () -> Renaming.Part,
        siblings: @autoclosure () -> [String] = []
    ) {
        guard let name, wanted.contains(name.position) else { return }
        places[name.position] = .name(name, part(), siblings: siblings())
    }
}
