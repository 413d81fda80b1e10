/// What generated declarations say about isolation, and about what else newer compilers want to be told.
package enum Isolation: String, Hashable, Sendable, CaseIterable {
    /// Types are `nonisolated` whatever the module's default, protocols as types are spelled with `any`, and the
    /// import has an access level. Needs Swift 6.1.
    case nonisolated
    /// Nothing, as compilers before Swift 6.1 need it. Only handling protocols are spelled with `any` as types: in the
    /// portable form they have associated types.
    case none
}
