import IntentInterface

/// What a header needs of others.
struct HeaderReferences {
    /// The enums and types whose headers it imports, in the order of their first use.
    private(set) var imports: [String] = []
    /// The classes that it has to know before they are declared: types can refer to each other in a circle, where one
    /// of two headers is read before the other.
    private(set) var forwardClasses: [String] = []
    private var seen: Set<String> = []

    /// Finds what declarations in one header use and do not declare themselves.
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
        case .basic, .anyObject: break
        case .enumeration(let name):
            if seen.insert(name).inserted, !declared.contains(name) { imports.append(name) }
        case .object(let name):
            guard name != owner?.className, seen.insert(name).inserted else { return }
            if !declared.contains(name) { imports.append(name) }
            if owner != nil { forwardClasses.append(name) }
        }
    }
}
