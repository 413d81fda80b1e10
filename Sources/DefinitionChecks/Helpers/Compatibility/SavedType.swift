import Basics
import IntentDefinition

/// The aspects of a member's type that decide whether a saved value can be read.
struct SavedType {
    /// The type in the file, such as `Integer`, which is also the type of enums.
    private let kind: String
    /// The name of the custom type or enum.
    private let name: String?
    /// The class of an object.
    private let className: String?
    /// The names of the enum's cases by index.
    private let cases: [Int: String]?
    /// Whether the member has several values.
    private let isArray: Bool

    /// Creates the type of a member; `nil` for a member without a type.
    init?(of member: some TypedMember, in parts: NamedParts) {
        guard let kind = member.type?.value else { return nil }
        self.kind = kind
        isArray = member.supportsMultipleValues?.value == true

        switch kind {
        case "Object":
            name = member.objectType?.value
            className = name.flatMap { parts.types[$0]?.ownClassName } ?? name
            cases = nil
        case "Integer":
            name = member.enumType.flatMap { $0.value.isEmpty ? nil : $0.value }
            className = nil
            cases = member.declaredEnum.flatMap { parts.casesByEnum[$0.value] }
        default: (name, className, cases) = (nil, nil, nil)
        }
    }

    /// Whether a value that was saved with another type can be read and keeps its meaning.
    ///
    /// Changes of a type's class and of an enum's cases are reported on their own. An integer stays readable if its values
    /// get names or lose them.
    func canRead(_ other: SavedType) -> Bool {
        guard kind == other.kind, isArray == other.isArray else { return false }
        guard name != other.name else { return true }
        if kind == "Object" { return className == other.className }
        guard let old = other.cases, let cases else { return true }
        return old.allSatisfy { cases[$0.key] == $0.value }
    }
}

extension SavedType: CustomStringConvertible {
    /// The type in words, such as `a list of 'Soup'`.
    var description: String { (isArray ? "a list of " : "") + "'\(name ?? kind)'" }
}

extension TypeDefinition {
    /// The class according to the definition alone.
    var ownClassName: String? {
        if let className, !className.value.isEmpty { return className.value }
        return name?.value
    }
}
