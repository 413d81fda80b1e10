import Basics
import IntentDefinition

extension InterfaceBuilder {
    /// The type of a member; reports one that is missing, unknown or declared nowhere.
    mutating func valueType<Member: TypedMember & DictionaryModel>(
        of member: Member,
        _ kind: MemberKind
    ) -> ValueType? {
        guard let type = member.type else {
            let key = kind.keyPrefix + "Type"
            if !member.lacksEntry(key) {
                report(.typeMissing, "the \(kind.noun) has no type; add '\(key)'", at: member.position)
            }
            return nil
        }
        return element(type, of: member, kind).map {
            ValueType($0, isArray: member.supportsMultipleValues?.value == true)
        }
    }

    /// The type of one value of a member. References to the framework's own enums and types have no class that the
    /// file tells, so they count as plain numbers and objects.
    private mutating func element(
        _ type: Located<String>,
        of member: some TypedMember,
        _ kind: MemberKind
    ) -> ValueType.Element? {
        switch (type.value, ValueType.Basic(rawValue: type.value)) {
        case ("Object", _):
            guard let name = member.declaredObjectType else { return .anyObject }
            return resolve(name, in: types, noun: "type", .typeReference(name)).map(ValueType.Element.object)
        case ("Integer", _):
            guard let name = member.declaredEnum else { return .basic(.integer) }
            return resolve(name, in: enums, noun: "enum", .enumReference(name)).map(ValueType.Element.enumeration)
        case (_, let basic?):
            return .basic(basic)
        case (_, nil):
            report(.typeUnknown, unknownTypeMessage(type.value, kind), at: type.position, about: .kind(type))
            return nil
        }
    }

    /// The class of the enum or type that a name refers to.
    private mutating func resolve(
        _ name: Located<String>,
        in table: ReferenceTable,
        noun: String,
        _ subject: InterfaceFinding.Subject
    ) -> String? {
        if let className = table[name.value] { return className.value }
        guard table.isComplete else { return nil }
        let known =
            table.names.isEmpty
            ? "the file declares no \(noun)s" : "the file declares \(quotedList(table.names, limit: 10))"
        let message = "there is no \(noun) '\(name.value)'; \(suggestion(for: name.value, among: table.names))\(known)"
        report(.refDangling, message, at: name.position, about: subject)
        return nil
    }

    private func unknownTypeMessage(_ name: String, _ kind: MemberKind) -> String {
        let valid = (["Object"] + ValueType.Basic.allCases.map(\.rawValue)).sorted()
        let hint =
            if enums[name] != nil {
                "for the enum write 'Integer' and name the enum in '\(kind.keyPrefix)EnumType'"
            } else if types[name] != nil {
                "for the object type write 'Object' and name the type in '\(kind.keyPrefix)ObjectType'"
            } else {
                "\(suggestion(for: name, among: valid))valid types are \(quotedList(valid))"
            }
        return "'\(name)' is not a type of a \(kind.noun); \(hint)"
    }

    /// "did you mean …? ", or nothing where no candidate is near. A file with very many errors gets none after the
    /// first hundred, so that it is refused as quickly as a sound file is read.
    private func suggestion(for name: String, among candidates: [String]) -> String {
        guard findings.count < 100, let near = candidates.nearest(to: name) else { return "" }
        return "did you mean '\(near)'? "
    }
}
