import IntentInterface

/// The declarations in other headers that a header needs.
struct HeaderReferences {
    /// The enums and types whose headers are imported, in the order of their first use.
    private(set) var imports: [String] = []
    /// The classes that need a forward declaration. Types can refer to each other in a cycle, in which one header is read
    /// before the other.
    private(set) var forwardClasses: [String] = []
    private var seen: Set<String> = []

    /// Finds the declarations that a header uses but doesn't contain.
    init(of declarations: [GeneratedDeclaration]) {
        let declared = Set(declarations.map(\.fileBaseName))
        for declaration in declarations {
            switch declaration {
            case .intent(let intent):
                for property in intent.properties + intent.responseProperties { insert(property.type, declared) }
            case .type(let type):
                for property in type.properties { insert(property.type, declared, from: type) }
            case .enumeration, .intentList: break
            }
        }
    }

    private mutating func insert(_ type: ValueType, _ declared: Set<String>, from owner: TypeDeclaration? = nil) {
        switch type.element {
        case .basic, .anyObject, .native: break
        case .enumeration(let name):
            if seen.insert(name).inserted, !declared.contains(name) { imports.append(name) }
        case .object(let name):
            guard name != owner?.className, seen.insert(name).inserted else { return }
            if !declared.contains(name) { imports.append(name) }
            if owner != nil { forwardClasses.append(name) }
        }
    }
}
