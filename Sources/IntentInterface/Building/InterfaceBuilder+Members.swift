import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// The declarations of the members of one class, each with its model.
    mutating func members<Member: TypedMember & DictionaryModel>(
        _ members: [Member],
        _ kind: MemberKind,
        of part: NamedPart
    ) -> [(model: Member, property: PropertyDeclaration)] {
        var seen = [String: Located<String>](minimumCapacity: members.count)
        var imported: [String: Located<String>] = [:]
        return members.compactMap { member in
            let name = requiredName(member.name, of: kind.noun, as: part, key: kind.keyPrefix + "Name", in: member)
            let type = valueType(of: member, kind)
            guard let name else { return nil }
            checkReserved(name, kind, of: part)
            checkInObjectiveC(name, of: kind.noun)
            checkImportedName(name, kind)
            checkImport(name, as: name.value.importedPropertyName, of: kind.noun, among: &imported)
            guard isFirst(name, kind, among: &seen), let type else { return nil }
            let property = PropertyDeclaration(
                name: name.value,
                type: type,
                displayName: LocalizedText(member.displayName, member.displayNameID),
                initialCase: enumCases.initialCase(of: type),
                presentation: ValuePresentation(member.metadata, type: type)
            )
            return (member, property)
        }
    }

    /// Reports a name that the class already has: an error, or a warning where the class has it on macOS only, since
    /// apps for other systems compile.
    private mutating func checkReserved(_ name: Located<String>, _ kind: MemberKind, of part: NamedPart) {
        guard let members = kind.reservedNames[name.value] else { return }
        let advice = "rename it; its display name can stay"
        if members.isOnMacOSOnly {
            let message = """
                '\(name.value)' is already a member of '\(members.owner)' on macOS, so that this \(kind.noun) does not \
                compile there; for macOS, \(advice)
                """
            report(.nameReservedMember, message, at: name.position, severity: .warning, about: .name(name, part))
        } else {
            let message = """
                '\(name.value)' is already a member of '\(members.owner)' and cannot be the name of a \(kind.noun); \
                \(advice)
                """
            report(.nameReservedMember, message, at: name.position, about: .name(name, part))
        }
    }

    /// Whether no earlier member has the name or its setter; reports one that has. Setters write the first letter in
    /// upper case, and so do the names of methods and classes for a parameter.
    private mutating func isFirst(
        _ name: Located<String>,
        _ kind: MemberKind,
        among seen: inout [String: Located<String>]
    ) -> Bool {
        let key = name.value.capitalizingFirstLetter
        guard let first = seen[key] else {
            seen[key] = name
            return true
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
        return false
    }
}
