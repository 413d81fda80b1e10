public import DefinitionDiagnostics
import IntentDefinition

extension Diagnostic.ID {
    /// A name is taken by a member that the generated class inherits.
    public static let nameReservedMember = Diagnostic.ID(rawValue: "name-reserved-member")
}

extension InterfaceBuilder {
    /// The declarations of the members of one class, each with its model.
    mutating func members<Member: TypedMember & DictionaryModel>(
        _ members: [Member],
        _ kind: MemberKind
    ) -> [(model: Member, property: PropertyDeclaration)] {
        var seen: [String: Located<String>] = [:]
        return members.compactMap { member in
            let name = requiredName(member.name, of: kind.noun, key: kind.keyPrefix + "Name", in: member)
            let type = valueType(of: member, kind)
            guard let name else { return nil }
            checkReserved(name, kind)
            checkRepetition(name, kind, among: &seen)
            guard let type else { return nil }
            return (member, PropertyDeclaration(name: name.value, type: type, displayName: member.displayName?.value))
        }
    }

    /// Reports a name that the class already has.
    private mutating func checkReserved(_ name: Located<String>, _ kind: MemberKind) {
        guard let members = kind.inheritedMembers.first(where: { $0.contains(name.value) }) else { return }
        let message = """
            '\(name.value)' is already a member of '\(members.owner)', so it cannot be the name of a \(kind.noun); \
            rename it, its display name can stay
            """
        report(.nameReservedMember, message, at: name.position)
    }

    /// Reports a name that another member has, or whose setter another member has: setters write the first letter in
    /// upper case, and so do the names of methods and classes for a parameter.
    private mutating func checkRepetition(
        _ name: Located<String>,
        _ kind: MemberKind,
        among seen: inout [String: Located<String>]
    ) {
        let key = name.value.capitalizingFirstLetter
        guard let first = seen[key] else {
            seen[key] = name
            return
        }
        let message =
            if first.value == name.value {
                "the \(kind.noun) '\(name.value)' is there twice; rename one"
            } else {
                """
                '\(first.value)' and '\(name.value)' both generate 'set\(key):'; \
                make them differ in more than the first letter's case
                """
            }
        let note = Diagnostic.Note("'\(first.value)' is here", at: location(first.position))
        report(.nameDuplicate, message, at: name.position, notes: [note])
    }
}
