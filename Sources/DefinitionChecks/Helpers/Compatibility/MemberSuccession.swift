import Basics
import IntentDefinition

/// The parameters of an intent or the properties of a type of an earlier time, and what has become of them.
struct MemberSuccession<Member: TypedMember> {
    /// A member that cannot hold what was saved in it.
    struct Change {
        enum Kind {
            /// It has another name, and its old tag.
            case renamed(to: Located<String>)
            /// It has another type.
            case retyped(Member, from: SavedType, to: SavedType)
            /// Neither its name nor its tag is there any more.
            case removed
        }

        var kind: Kind
        /// The name that it had.
        var name: Located<String>
        /// The member as it was.
        var previous: Member
    }

    /// The members that changed, in the order in which they were.
    let changes: [Change]

    /// Compares members by their names, and those that are new by their tags too.
    ///
    /// - Parameters:
    ///   - old: The members as they were, in a definition with `oldParts`.
    ///   - new: The members as they are, in a definition with `newParts`.
    init(from old: [Member], _ oldParts: NamedParts, to new: [Member], _ newParts: NamedParts) {
        let names = Set(old.compactMap { $0.name?.value })
        let byName = Dictionary(new.map { ($0.name?.value ?? "", $0) }) { first, _ in first }
        let added = new.filter { !names.contains($0.name?.value ?? "") }
        let byTag = Dictionary(added.map { ($0.tag?.value.integerValue, $0) }) { first, _ in first }
        changes = old.compactMap { member in
            guard let name = member.name else { return nil }
            if let current = byName[name.value] {
                guard let old = SavedType(of: member, in: oldParts), let new = SavedType(of: current, in: newParts),
                    !new.canRead(old)
                else { return nil }
                return Change(kind: .retyped(current, from: old, to: new), name: name, previous: member)
            }
            let renamed = (member.tag?.value.integerValue).flatMap { byTag[$0]?.name }
            return Change(kind: renamed.map { .renamed(to: $0) } ?? .removed, name: name, previous: member)
        }
    }
}

extension TypedMember {
    /// The place that tells the kind of value best.
    var typePosition: SourcePosition {
        (type?.value == "Object" ? objectType : enumType)?.position ?? type?.position ?? position
    }
}
