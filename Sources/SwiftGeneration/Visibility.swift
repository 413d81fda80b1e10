/// The access level of generated declarations.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
    case `public`
    case `package`
    case `internal`
}
