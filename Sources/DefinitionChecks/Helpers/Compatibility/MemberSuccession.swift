import Basics
import IntentDefinition

/// The changes of an intent's parameters or a type's properties since an earlier time.
struct MemberSuccession<Member: TypedMember> {
    /// A member that can't hold its saved value.
    struct Change {
        /// The kind of change.
        enum Kind {
            /// It has another name, but its old tag.
            case renamed(to: Located<String>)
            /// It has another type.
            case retyped(Member, from: SavedType, to: SavedType)
            /// Neither its name nor its tag exists any more.
            case removed
        }

        var kind: Kind
        /// The name as it was.
        var name: Located<String>
        /// The member as it was.
        var previous: Member
    }

    /// The changed members, in their earlier order.
    let changes: [Change]

    /// Compares members by their names, and new ones also by their tags.
    ///
    /// - Parameters:
    ///   - old: The earlier members.
    ///   - oldParts: The parts of their definition.
    ///   - new: The present members.
    ///   - newParts: The parts of their definition.
    init(from old: [Member], in oldParts: NamedParts, to new: [Member], in newParts: NamedParts) {
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
    /// The most specific position of the type.
    var typePosition: SourcePosition {
        (type?.value == "Object" ? objectType : enumType)?.position ?? type?.position ?? position
    }
}
