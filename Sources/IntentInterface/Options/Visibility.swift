/// The access level of generated declarations.
package enum Visibility: String, Hashable, Sendable, CaseIterable {
    case `public`
    case `package`
    case `internal`
}
