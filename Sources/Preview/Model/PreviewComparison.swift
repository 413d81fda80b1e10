/// The differences between earlier definitions and those of today.
package struct PreviewComparison: Equatable, Sendable {
    /// The revision or the folder of the earlier definitions.
    package var earlier: String
    /// The differences, in the order of the definitions.
    package var changes: [Change]

    /// A difference.
    package struct Change: Equatable, Sendable {
        /// The kind of difference.
        package var kind: Kind
        /// The thing that differs, such as `intent OrderSoup / parameter size`.
        package var subject: String
        /// The anchor of the thing, or of the one around it; `nil` if it no longer exists.
        package var anchor: String?
        /// The field that differs; `nil` for a whole thing.
        package var field: String?
        /// The value before.
        package var before: String?
        /// The value today.
        package var after: String?
    }

    /// The kind of a difference.
    package enum Kind: String, Sendable {
        case added, changed, removed
    }
}
