/// The isolation of generated declarations, together with other syntax that depends on the compiler version.
package enum Isolation: String, Hashable, Sendable, CaseIterable {
    /// Types are `nonisolated` regardless of the module's default, protocol types are written with `any`, and the
    /// import has an access level. Requires Swift 6.1.
    case nonisolated
    /// No isolation, for compilers before Swift 6.1. Only handling protocols are written with `any`, because they have
    /// associated types in the portable form.
    case none
}
