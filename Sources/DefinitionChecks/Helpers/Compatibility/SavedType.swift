import Basics
import IntentDefinition

/// The type of a parameter or property as far as it decides whether a saved value can be read.
struct SavedType {
    /// The type in the file, such as `Integer`, which enums are of too.
    private let kind: String
    /// The name of the type of an object, or of an enum.
    private let name: String?
    /// The class of an object.
    private let className: String?
    /// What the indices of an enum of the file mean.
    private let cases: [Int: String]?
    /// Whether there are several values.
    private let isArray: Bool

    /// The type of a member; `nil` for one that has none.
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

    /// Whether a value that was saved with another type can be read, and means what it meant.
    ///
    /// A type whose class has changed, and an enum whose cases have, are told of themselves. An integer whose values
    /// got names, or lost them, is what it was.
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
    /// The class as the definition alone decides it.
    var ownClassName: String? {
        if let className, !className.value.isEmpty { return className.value }
        return name?.value
    }
}
