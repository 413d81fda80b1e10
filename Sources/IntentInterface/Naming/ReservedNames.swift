/// The names that a property of a class must not have, because a superclass has a member of that name.
struct ReservedNames {
    private var owners: [String: InheritedMembers] = [:]

    /// Collects the names of several classes; of those that have the same name the first is told.
    init(_ classes: InheritedMembers...) {
        for members in classes {
            for name in members.names where owners[name] == nil { owners[name] = members }
        }
    }

    /// The members among which a name is; `nil` for a name that is free.
    subscript(name: String) -> InheritedMembers? { owners[name] }
}
