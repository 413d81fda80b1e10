import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// What an object type generates.
    mutating func declaration(of definition: TypeDefinition) -> TypeDeclaration? {
        let name = requiredName(definition.name, of: "type", as: .type, key: "INTypeName", in: definition)
        let className = name.flatMap { validClassName(for: $0, of: .type, explicit: definition.className) }
        let ownProperties = (definition.properties?.value ?? []).filter { $0.isDefault?.value != true }
        let properties = members(ownProperties, .typeProperty, of: .typeProperty(definition)).map(\.property)
        guard let name, let className else { return nil }
        checkAmbiguity(name, className: className.value, among: types, noun: "type")
        checkSelectors(of: name, .type, noun: "type", reserved: "Object", superclass: "INObjectResolutionResult")
        let declaration = TypeDeclaration(
            name: name.value,
            className: className.value,
            resultClassName: ValueType.resultClassName(of: className.value),
            displayName: definition.displayName?.value,
            displayNameKey: definition.displayNameID?.value,
            properties: properties
        )
        record(className: className, others: [declaration.resultClassName], origin: "type '\(name.value)'")
        return declaration
    }
}
