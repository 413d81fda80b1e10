/// An enum of a definition.
package struct PreviewEnum: Equatable, Sendable {
    /// The anchor of the enum.
    package var anchor: String
    /// The name in the file.
    package var name: String
    /// The index of the definition.
    package var file: Int
    /// The display name.
    package var displayName: Int?
    /// The cases.
    package var cases: [Case]
    /// The anchors of the members with this type.
    package var users: [String]

    /// A case of an enum.
    package struct Case: Equatable, Sendable {
        /// The anchor of the case.
        package var anchor: String
        /// The name in code.
        package var name: String
        /// The raw value.
        package var rawValue: String
        /// The display name.
        package var displayName: Int?
        /// The pronunciation of the display name.
        package var pronunciation: Int?
        /// Other words for the case.
        package var synonyms: [Int]
    }
}

/// A type of a definition.
package struct PreviewType: Equatable, Sendable {
    /// The anchor of the type.
    package var anchor: String
    /// The name in the file.
    package var name: String
    /// The index of the definition.
    package var file: Int
    /// The display name.
    package var displayName: Int?
    /// The properties, without those that all types inherit.
    package var properties: [PreviewMember]
    /// The anchors of the members with this type.
    package var users: [String]
}
