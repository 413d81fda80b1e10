import Basics
import IntentDefinition

/// The parts of a definition by the names that identify them. Only the first of several equal parts counts.
struct NamedParts {
    /// The custom intents by class.
    let intents: [String: Intent]
    /// The enums by name.
    let enums: [String: EnumDefinition]
    /// The names of the cases by index, for each enum by name.
    let casesByEnum: [String: [Int: String]]
    /// The types by name.
    let types: [String: TypeDefinition]
    /// The types by class.
    let typesByClass: [String: TypeDefinition]
    /// The types whose objects are saved in shortcuts and widgets, in the order of the file: those of parameters, and those
    /// of the properties of these types.
    let savedTypes: [TypeDefinition]
    /// The names of the enums whose values are saved, in the same way.
    let savedEnums: Set<String>

    /// Collects the parts of a definition.
    init(of definition: Definition) {
        intents = definition.intentsByClass

        enums = Dictionary(
            (definition.enums?.value ?? []).map { ($0.name?.value ?? "", $0) },
            uniquingKeysWith: { first, _ in first }
        )
        casesByEnum = enums.mapValues { declaration in
            Dictionary(declaration.indexedCases.map { ($0.index, $0.name) }) { first, _ in first }
        }

        let all = definition.types?.value ?? []
        types = Dictionary(all.map { ($0.name?.value ?? "", $0) }) { first, _ in first }
        typesByClass = Dictionary(all.map { ($0.ownClassName ?? "", $0) }) { first, _ in first }

        var saved = SavedNames()
        for parameter in (definition.intents?.value ?? []).flatMap({ $0.parameters?.value ?? [] }) {
            saved.insert(parameter)
        }
        saved.follow(types)
        savedTypes = all.filter { saved.types.contains($0.name?.value ?? "") }
        savedEnums = saved.enums
    }
}

/// The names of the enums and types that are the types of members.
private struct SavedNames {
    private(set) var enums: Set<String> = []
    private(set) var types: Set<String> = []
    /// The types whose properties haven't been visited yet.
    private var pending: [String] = []

    mutating func insert(_ member: some TypedMember) {
        if let name = member.declaredEnum?.value { enums.insert(name) }
        if let name = member.declaredObjectType?.value, types.insert(name).inserted { pending.append(name) }
    }

    /// Adds the types of the properties of all types so far.
    mutating func follow(_ definitions: [String: TypeDefinition]) {
        while let name = pending.popLast() {
            for property in definitions[name]?.properties?.value ?? [] { insert(property) }
        }
    }
}

extension Definition {
    /// The custom intents by class.
    var intentsByClass: [String: Intent] {
        let custom = (intents?.value ?? []).filter { !$0.isSystem }
        return Dictionary(custom.compactMap { intent in intent.ownClassName.map { ($0, intent) } }) { first, _ in first
        }
    }
}
