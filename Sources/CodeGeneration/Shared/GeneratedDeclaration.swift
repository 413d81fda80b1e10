package import IntentInterface

/// A declaration in generated files. Each one has its own file, or all are in one file.
package enum GeneratedDeclaration {
    case intent(IntentDeclaration)
    case enumeration(EnumDeclaration)
    case type(TypeDeclaration)
    case intentList(IntentListDeclaration)

    /// The name of the declaration's own file, without extension.
    package var fileBaseName: String {
        switch self {
        case .intent(let intent): intent.className
        case .enumeration(let declaration): declaration.className
        case .type(let type): type.className
        case .intentList(let list): list.name
        }
    }

    /// All declarations of an interface, in order.
    package static func all(of interface: DefinitionInterface) -> [GeneratedDeclaration] {
        interface.intents.map(intent) + interface.enums.map(enumeration) + interface.types.map(type)
            + (interface.intentList.map { [.intentList($0)] } ?? [])
    }
}
