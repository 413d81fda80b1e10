/// The names that a property of a class must not have, because a superclass has a member with that name.
struct ReservedNames {
    private var owners: [String: InheritedMembers] = [:]

    /// Collects the names of several classes. If several have the same name, the first is reported.
    init(_ classes: InheritedMembers...) {
        for members in classes {
            for name in members.names where owners[name] == nil { owners[name] = members }
        }
    }

    /// The members that include a name; `nil` for a name that isn't reserved.
    subscript(name: String) -> InheritedMembers? { owners[name] }
}
